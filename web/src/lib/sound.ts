/** Three soft sounds, made here: no files. Loaded only for those who have asked for them. */

export type Sound = "turn" | "card" | "end";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from now, and how long it takes to die away. */
  at: number;
  fade: number;
  loud: number;
}

/** A bell of two notes; a card laid on a table; a chord that rises. */
export const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    { pitch: 523.25, at: 0, fade: 0.5, loud: 0.09 },
    { pitch: 783.99, at: 0.14, fade: 0.7, loud: 0.07 },
  ],
  card: [
    { pitch: 190, at: 0, fade: 0.07, loud: 0.08 },
    { pitch: 120, at: 0.02, fade: 0.09, loud: 0.06 },
  ],
  end: [
    { pitch: 392, at: 0, fade: 1.1, loud: 0.07 },
    { pitch: 493.88, at: 0.16, fade: 1.1, loud: 0.06 },
    { pitch: 587.33, at: 0.32, fade: 1.4, loud: 0.06 },
  ],
};
const RISE = 0.012;
const SILENT = 0.0001;

let context: AudioContext | undefined;

/** A browser lets nothing sound before somebody has touched the page; what was to be heard until then is not made up for. */
export async function play(sound: Sound): Promise<void> {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  await context.resume();
  for (const tone of TONES[sound]) strike(context, tone);
}

function strike(context: AudioContext, { pitch, at, fade, loud }: Tone): void {
  const begin = context.currentTime + at;
  const voice = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + RISE);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + RISE + fade);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + RISE + fade);
}
