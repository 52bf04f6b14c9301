import type { MachineState } from './machine/state.ts';

/**
 * Converts the volume setting to a linear gain. Squared, because loudness is perceived in ratios: half the slider
 * then sounds half as loud.
 */
export const toAmplitude = ({ volume, muted }: MachineState): number => (muted ? 0 : volume * volume);
