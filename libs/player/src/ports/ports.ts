import type { BitrateLimit, QualityLevel, Track } from '@qingyin/contract';
import type { PlayErrorCode } from '../errors.ts';
import type { PlaybackFocus } from '../playback-focus.ts';
import type { PlayMode, PlayerStatus, QueueSource, ResolvedUrl } from '../types.ts';
import type { AudioPort } from './audio-port.ts';

/** Time source, replaced by a fake in specs. */
export interface Clock {
  /** ms since 1970 */
  now(): number;
  /** Calls `callback` once after `ms`; returns the function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** Values by key; `undefined` removes a key. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** Key-value store shared by all pages of the origin. May reject; the player then works without it. */
export interface PlayerStorage {
  /** Reads all values in one transaction. */
  read(): Promise<ReadonlyMap<string, unknown>>;
  /** Writes all of these values or none, because the page may end during the write. */
  write(values: StoredValues): Promise<void>;
  /**
   * Reads the value at `key` and writes what `change` returns in one transaction. A page that ends before the
   * value is read writes nothing.
   */
  update(key: string, change: (value: unknown) => StoredValues): Promise<void>;
}

/** Player commands that media keys trigger. */
export interface MediaSessionActions {
  play(): void;
  pause(): void;
  next(): void;
  previous(): void;
  /** ms */
  seekTo(ms: number): void;
}

/** Media keys and lock screen of the system. */
export interface MediaSessionPort {
  bind(actions: MediaSessionActions): void;
  show(state: { track: Track | null; status: PlayerStatus }): void;
  /** position and duration in ms; called after seeks and about once a second */
  position(state: { positionMs: number; durationMs: number; rate: number }): void;
  dispose(): void;
}

/** State of the network connection. */
export interface ConnectionPort {
  /** the connection requests reduced data use (`saveData`) or is cellular */
  metered(): boolean;
  /** Calls `listener` when the connection changed; with `true` when the browser is online again. */
  on(listener: (online: boolean) => void): () => void;
}

/** Reports for scrobbling and messages. `playedMs` is time really played. */
export type PlayerReport =
  | { type: 'started'; track: Track; source: QueueSource | null }
  | { type: 'going-on'; trackId: number; playedMs: number; source: QueueSource | null }
  | { type: 'finished'; trackId: number; playedMs: number; completed: boolean; source: QueueSource | null }
  | { type: 'skipped'; track: Track; code: PlayErrorCode };

/** Calls back before the page may end, so that the position is written. */
export interface PageLifecycle {
  onHide(callback: () => void): () => void;
}

/** Everything the player needs from its environment. */
export interface PlayerPorts {
  audio: AudioPort;
  /**
   * Rejects with ResolveFailure when the reason is known; `signal` aborts when the track is skipped.
   *
   * @param limit highest bit rate, kbit/s; 0: any
   */
  resolveUrl(
    track: Track,
    level: QualityLevel,
    signal: AbortSignal,
    limit: BitrateLimit | 0,
  ): Promise<ResolvedUrl>;
  /** default: memory */
  storage?: PlayerStorage;
  clock?: Clock;
  /** 0 (inclusive) to 1 (exclusive), like Math.random */
  random?: () => number;
  mediaSession?: MediaSessionPort;
  report?: (event: PlayerReport) => void;
  focus?: PlaybackFocus;
  lifecycle?: PageLifecycle;
  /** default: always online and not metered */
  connection?: ConnectionPort;
  /** used until stored settings are restored */
  defaults?: { mode?: PlayMode; volume?: number; level?: QualityLevel };
}
