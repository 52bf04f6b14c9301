import type { PlayerSnapshot } from './types.ts';

/** Loudness as the slider shows it before anybody touched it. */
const DEFAULT_VOLUME = 0.8;

/** What a player shows to which nothing was given yet. */
export const emptySnapshot: PlayerSnapshot = {
  status: 'idle',
  track: null,
  queue: [],
  queueKeys: [],
  index: -1,
  mode: 'sequence',
  volume: DEFAULT_VOLUME,
  muted: false,
  rate: 1,
  level: 'exhigh',
  crossfadeMs: 0,
  saver: 'auto',
  saving: false,
  playing: null,
  lowered: false,
  loop: null,
  error: null,
  skipped: null,
  source: null,
  sleep: null,
};
