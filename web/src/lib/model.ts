/** The server's words for things, by the names that the client uses. All come from the generated schema. */
import type * as wire from "../generated/messages.ts";

export type {
  Advice,
  BestInfo,
  CardInfo,
  Changes,
  ClauseInfo,
  CounterView as Counter,
  DecisionView as Decision,
  EventInfo,
  Frame,
  Frames,
  FromClient,
  FromServer,
  GameInfo,
  Hint,
  OptionInfo,
  OptionView as Option,
  Problem,
  RemarkView as Remark,
  Remarks,
  ResultView as Result,
  SeatInfo,
  Since,
  Step,
  TableInfo,
  Update,
  ValueInfo,
  View,
  ZoneView as Zone,
} from "../generated/messages.ts";

export type Request = wire.Choose | wire.Undo | wire.Say;
