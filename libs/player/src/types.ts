import type { QualityLevel, Track } from '@qingyin/contract';
import type { SoundFacts } from './chain/format.ts';
import type { PlayError, Skip } from './errors.ts';
import type { QueueMemory } from './machine/queue-acts.ts';
import type { QueueAct } from './machine/state.ts';
import type { FocusSeat } from './playback-focus.ts';
import type { WritableStore } from './store.ts';
import type { Loudness } from './tone/even.ts';
import type { Tone } from './tone/tone.ts';

/** What the player is doing. `failed` keeps track and position, so that `play()` retries. */
export type PlayerStatus = 'idle' | 'resolving' | 'buffering' | 'playing' | 'paused' | 'failed' | 'ended';

/** 顺序播放, 列表循环, 单曲循环, 随机播放 (screens.md, player bar). */
export type PlayMode = 'sequence' | 'list-loop' | 'single-loop' | 'shuffle';

/** An external store for `useSyncExternalStore`: the same reference until something changes. */
export interface Store<T> {
  get(): T;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

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
  /** whether data is being saved: tracks are requested in the lowest quality and not prefetched */
  saving: boolean;
  /** the URL that plays, with the quality the server granted; null until known */
  playing: ResolvedUrl | null;
  /** the browser could not decode this track in the chosen quality and got a lower one */
  lowered: boolean;
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
  /** encoder delay and length, for files that do not state them */
  sound?: SoundFacts;
  /** measured loudness, for loudness normalization */
  measured?: Loudness;
}

/** The player: stores with its state, and commands that change it. */
export interface Player {
  readonly snapshot: Store<PlayerSnapshot>;
  readonly progress: Store<Progress>;
  /** Sound settings; null: unchanged sound (`defaultSoundSettings`). Changes apply at once and are persisted. */
  readonly tone: WritableStore<Tone | null>;
  /** The exact current position, ms; finer than `progress` (for lyrics). */
  positionMs(): number;
  /** Replaces the queue and plays. Without an index the first track plays, in shuffle a random one. */
  playList(tracks: readonly Track[], index?: number, source?: QueueSource | null): void;
  /**
   * Inserts tracks behind the current one and those added by earlier calls; starts playback when the queue was
   * empty.
   */
  playNext(tracks: readonly Track[]): void;
  /** Appends tracks; starts playback only when the queue was empty. */
  enqueue(tracks: readonly Track[]): void;
  /** Inserts tracks before index `at`, clamped; starts playback only when the queue was empty. */
  insert(tracks: readonly Track[], at: number): void;
  /** Plays or resumes, retries after a failure, restarts an ended queue. */
  play(): void;
  pause(): void;
  toggle(): void;
  next(): void;
  previous(): void;
  /** Plays the queue entry at `index`; ignores an index outside the queue. */
  jumpTo(index: number): void;
  /** Seeks to a position, clamped to the track. */
  seek(ms: number): void;
  /** Sets the volume, 0 to 1, clamped; a value above 0 also unmutes. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setMode(mode: PlayMode): void;
  /** Sets the playback rate, 0.5 to 2, clamped; the pitch is preserved. */
  setRate(rate: number): void;
  /** Sets the crossfade, 0 to 12 s, clamped. Consecutive tracks of an album are not crossfaded. */
  setCrossfade(ms: number): void;
  /** Requests another quality and continues at the same position. */
  setQuality(level: QualityLevel): void;
  /** Sets the data saver; applies from the next track on. */
  setSaver(saver: Saver): void;
  /**
   * Runs a queue command of `@qingyin/player/queue`. Returns the record from which it can be undone; null while
   * the player's code is not loaded.
   */
  change(act: QueueAct): QueueMemory | null;
  /**
   * Sets the sleep timer: ms from now, `'after-track'`, `'after-queue'`, or null for off. A timed stop fades out
   * over its last 10 s; the volume is restored afterwards. If the timer's code fails to load, it is off again.
   */
  setSleep(sleep: number | 'after-track' | 'after-queue' | null): void;
  /**
   * Repeats a part of the current track until another one starts; null ends the repetition. Ignores parts shorter
   * than `MIN_LOOP_MS` or outside the track.
   *
   * @returns false when the code of A–B repeat failed to load
   */
  setLoop(loop: Loop | null): Promise<boolean>;
  /**
   * Joins the playback focus for another source of sound on the page, a film: whichever claims the focus stops the
   * other (screens.md, "Video"). `fallSilent` is called when this player or another tab starts. The player binds
   * the media keys again when it starts, or when the seat is left.
   */
  seatBeside(fallSilent: () => void): FocusSeat;
  /** Restores queue, track, position and settings of the last visit, paused. Never rejects. */
  restore(): Promise<void>;
  /** Stops playback, writes pending state and releases all resources. */
  dispose(): void;
}
