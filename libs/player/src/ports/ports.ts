import type { QualityLevel, Track } from '@qingyin/contract';
import type { PlayErrorCode } from '../errors.ts';
import type { PlaybackFocus } from '../playback-focus.ts';
import type { PlayMode, PlayerStatus, QueueSource, ResolvedUrl } from '../types.ts';
import type { AudioPort } from './audio-port.ts';

/** Time from outside, so that specs can own it. */
export interface Clock {
  /** ms since 1970 */
  now(): number;
  /** Calls back once after `ms`; returns the way to call it off. */
  after(ms: number, callback: () => void): () => void;
}

/** Values by key; `undefined` removes a key. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** A small key-value store that all pages of the origin share. May reject; the engine then goes on without. */
export interface PlayerStorage {
  /** All values, as they are at one moment. */
  read(): Promise<ReadonlyMap<string, unknown>>;
  /** Stores all of these values or none: a page may end in between. */
  write(values: StoredValues): Promise<void>;
  /**
   * Reads the value at `key` and stores what `change` makes of it, with no write of another page in between. A page that
   * ends before the value is read stores nothing.
   */
  update(key: string, change: (value: unknown) => StoredValues): Promise<void>;
}

export interface MediaSessionActions {
  play(): void;
  pause(): void;
  next(): void;
  previous(): void;
  /** ms */
  seekTo(ms: number): void;
}

/** What the system's media keys and lock screen show. */
export interface MediaSessionPort {
  bind(actions: MediaSessionActions): void;
  show(state: { track: Track | null; status: PlayerStatus }): void;
  /** ms and speed; called on jumps and about once a second */
  position(state: { positionMs: number; durationMs: number; rate: number }): void;
  dispose(): void;
}

/** What the network is like. */
export interface ConnectionPort {
  /** it asks for data to be saved (`saveData`), or is a telephone's */
  metered(): boolean;
  /** Tells when that may be another, with `true` when the network is there again after it was not. */
  on(listener: (online: boolean) => void): () => void;
}

/** For scrobbling and messages. `playedMs` is time really heard. */
export type PlayerReport =
  | { type: 'started'; track: Track; source: QueueSource | null }
  | { type: 'going-on'; trackId: number; playedMs: number; source: QueueSource | null }
  | { type: 'finished'; trackId: number; playedMs: number; completed: boolean; source: QueueSource | null }
  | { type: 'skipped'; track: Track; code: PlayErrorCode };

/** Calls back when the page is about to go, so that the position gets written. */
export interface PageLifecycle {
  onHide(callback: () => void): () => void;
}

export interface PlayerPorts {
  audio: AudioPort;
  /** Rejects with ResolveFailure when it knows why; `signal` aborts when the song is skipped. */
  resolveUrl(track: Track, level: QualityLevel, signal: AbortSignal): Promise<ResolvedUrl>;
  /** default: memory */
  storage?: PlayerStorage;
  clock?: Clock;
  /** 0 (in) to 1 (out), like Math.random */
  random?: () => number;
  mediaSession?: MediaSessionPort;
  report?: (event: PlayerReport) => void;
  focus?: PlaybackFocus;
  lifecycle?: PageLifecycle;
  /** default: a network that is always there and costs nothing */
  connection?: ConnectionPort;
  /** used until a stored choice is restored */
  defaults?: { mode?: PlayMode; volume?: number; level?: QualityLevel };
}
