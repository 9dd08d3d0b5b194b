/** Every icon but the emblems: only for the page that thanks for them. */
declare module "virtual:icons";
/** Where each emblem of a game is to be fetched. */
declare module "virtual:emblems/*";
