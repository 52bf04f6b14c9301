import type { QualityLevel, Track } from '@qingyin/contract';
import type { SoundFacts } from './chain/format.ts';
import type { PlayError, Skip } from './errors.ts';
import type { Loudness } from './tone/even.ts';

/** What the player is doing. `failed` keeps track and position, so that `play()` is a retry. */
export type PlayerStatus = 'idle' | 'resolving' | 'buffering' | 'playing' | 'paused' | 'failed' | 'ended';

/** 顺序播放, 列表循环, 单曲循环, 随机播放 (screens.md, player bar). */
export type PlayMode = 'sequence' | 'list-loop' | 'single-loop' | 'shuffle';

/** An external store in the shape `useSyncExternalStore` wants: the same reference until something changes. */
export interface Store<T> {
  get(): T;
  /** Calls `listener` after each change; returns the way out. */
  subscribe(listener: () => void): () => void;
}

/** Where a queue came from, e.g. `{ kind: 'playlist', id: '24381616' }`; kept for reports and for links back. */
export interface QueueSource {
  kind: string;
  id: string;
}

/**
 * When the music stops by itself: at a time (ms since 1970, `afterMs` as asked), when the current song is over, or when
 * the queue is, whatever the mode would begin anew then.
 */
export type Sleep =
  { kind: 'at'; at: number; afterMs: number } | { kind: 'after-track' } | { kind: 'after-queue' } | null;

/** A part of the current song that is repeated, ms; without an end it is only marked where it begins. */
export interface Loop {
  fromMs: number;
  toMs: number | null;
}

/** 省流量: as the connection says, always, never. */
export type Saver = 'auto' | 'on' | 'off';

export interface PlayerSnapshot {
  status: PlayerStatus;
  /** the current song, also while it is being fetched or has failed */
  track: Track | null;
  /** in the order in which it is played, in shuffle too */
  queue: readonly Track[];
  /** one stable key per queue entry (the same song may be in twice), for lists that reorder */
  queueKeys: readonly number[];
  /** of the current song in `queue`, -1 when the queue is empty */
  index: number;
  mode: PlayMode;
  /** 0 to 1, as the slider shows it */
  volume: number;
  muted: boolean;
  /** 1 = normal speed */
  rate: number;
  /** how long one song sinks while the next one rises, ms; 0: off */
  crossfadeMs: number;
  /** the quality the listener asked for */
  level: QualityLevel;
  /** whether data is to be saved, as chosen */
  saver: Saver;
  /** whether it is saved now: songs come in the least quality, and none ahead of its time */
  saving: boolean;
  /** the address that sounds, with the quality the server gave; null until known */
  playing: ResolvedUrl | null;
  /** the browser could not play the better file of this song, and got a plainer one */
  lowered: boolean;
  /** the part of the song that is repeated */
  loop: Loop | null;
  /** why nothing sounds; with status `failed`, and while a lost connection is tried again */
  error: PlayError | null;
  /** the last song that was passed over, with the reason */
  skipped: Skip | null;
  source: QueueSource | null;
  sleep: Sleep;
}

/** All in milliseconds. Changes a few times per second, which is why it is a store of its own. */
export interface Progress {
  positionMs: number;
  durationMs: number;
  bufferedMs: number;
}

/** A playable address. `durationMs` 0 = unknown. */
export interface ResolvedUrl {
  url: string;
  level: QualityLevel;
  /** bit/s */
  br: number;
  durationMs: number;
  /** it was given to somebody who is not logged in */
  guest?: boolean;
  /** where the sound begins and ends in its file, for files that do not say so themselves */
  sound?: SoundFacts;
  /** what was measured of it, for playing songs equally loud */
  measured?: Loudness;
}
