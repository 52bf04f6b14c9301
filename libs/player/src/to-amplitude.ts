import type { MachineState } from './machine/state.ts';

/** Ears hear loudness in ratios: squaring makes the middle of the slider sound like the middle. */
export const toAmplitude = ({ volume, muted }: MachineState): number => (muted ? 0 : volume * volume);
