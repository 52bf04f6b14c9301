import type { BitrateLimit, QualityLevel, Track } from '@qingyin/contract';
import type { GaplessInfo } from './gapless/audio-format.ts';
import type { PlayError, Skip } from './errors.ts';
import type { Loudness } from './sound-settings/loudness-normalization.ts';

/** What the player is doing. `failed` keeps track and position, so that `play()` retries. */
export type PlayerStatus = 'idle' | 'resolving' | 'buffering' | 'playing' | 'paused' | 'failed' | 'ended';

/** 顺序播放, 列表循环, 单曲循环, 随机播放 (docs/specification/screens/shell.md#player-bar). */
export type PlayMode = 'sequence' | 'list-loop' | 'single-loop' | 'shuffle';

/** Origin of a queue, e.g. `{ kind: 'playlist', id: '24381616' }`; used for reports and for links back. */
export interface QueueSource {
  kind: string;
  id: string;
}

/**
 * Sleep timer: stops at a time (`at`, ms since 1970; `afterMs` is the requested duration), at the end of the
 * current track, or at the end of the queue even in a looping play mode.
 */
export type Sleep =
  { kind: 'at'; at: number; afterMs: number } | { kind: 'after-track' } | { kind: 'after-queue' } | null;

/** A–B repeat: a part of the current track, ms; without `toMs` only its beginning is set. */
export interface Loop {
  fromMs: number;
  toMs: number | null;
}

/** Data saver (省流量): by the connection, always, never. */
export type Saver = 'auto' | 'on' | 'off';

/** Snapshot of the player's state for views; a new object after each change. */
export interface PlayerSnapshot {
  status: PlayerStatus;
  /** the current track, also while it loads or after it failed */
  track: Track | null;
  /** in playing order, in shuffle too */
  queue: readonly Track[];
  /** one stable key per queue entry (a track may occur twice), for lists that reorder */
  queueKeys: readonly number[];
  /** index of the current track in `queue`, -1 when the queue is empty */
  index: number;
  mode: PlayMode;
  /** 0 to 1, as the slider shows it */
  volume: number;
  muted: boolean;
  /** 1 = normal speed */
  rate: number;
  /** duration of the crossfade, ms; 0: off */
  crossfadeMs: number;
  /** the quality the user chose */
  level: QualityLevel;
  /** the chosen data saver setting */
  saver: Saver;
  /** highest bit rate, kbit/s; 0: any */
  limit: BitrateLimit | 0;
  /** highest bit rate while data is being saved, kbit/s; 0: any */
  saverLimit: BitrateLimit | 0;
  /** whether data is being saved: tracks are requested within `saverLimit` and not prefetched */
  saving: boolean;
  /** the URL that plays, with the quality the server granted; null until known */
  playing: ResolvedUrl | null;
  /** the browser could not decode this track in the chosen quality and got a lower one */
  qualityLowered: boolean;
  /** A–B repeat */
  loop: Loop | null;
  /** the reason with status `failed`, and while a lost connection is retried */
  error: PlayError | null;
  /** the last skipped track, with the reason */
  skipped: Skip | null;
  source: QueueSource | null;
  sleep: Sleep;
}

/** In milliseconds. Changes several times per second, which is why it is a separate store. */
export interface Progress {
  positionMs: number;
  durationMs: number;
  bufferedMs: number;
}

/** A playable URL. `durationMs` 0 = unknown. */
export interface ResolvedUrl {
  url: string;
  level: QualityLevel;
  /** bit/s */
  br: number;
  durationMs: number;
  /** it was issued to a guest */
  guest?: boolean;
  /** the service limits the bit rate for the user */
  limited?: boolean | undefined;
  /** encoder delay and length, for files that do not state them */
  sound?: GaplessInfo;
  /** measured loudness, for loudness normalization */
  measured?: Loudness;
}
