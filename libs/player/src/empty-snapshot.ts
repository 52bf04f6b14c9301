import type { PlayerSnapshot } from './types.ts';

/** Volume before the user changes it. */
const DEFAULT_VOLUME = 0.8;

/** Snapshot of a player without a queue. */
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
  limit: 0,
  saverLimit: 128,
  saving: false,
  playing: null,
  qualityLowered: false,
  loop: null,
  error: null,
  skipped: null,
  source: null,
  sleep: null,
};
