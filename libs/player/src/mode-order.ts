import type { PlayMode } from './types.ts';

/** All play modes in the order of the mode button. */
export const playModes = [
  'sequence',
  'list-loop',
  'single-loop',
  'shuffle',
] as const satisfies readonly PlayMode[];

/** The play mode after this one on the mode button. */
export const nextMode = (mode: PlayMode): PlayMode =>
  playModes[(playModes.indexOf(mode) + 1) % playModes.length] ?? 'sequence';
