import type { QualityLevel, Track } from '@qingyin/contract';
import type { SoundFacts } from './chain/format.ts';
import type { PlayError, Skip } from './errors.ts';
import type { FocusSeat } from './playback-focus.ts';
import type { WritableStore } from './store.ts';
import type { Loudness } from './tone/even.ts';
import type { Tone } from './tone/tone.ts';

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

export interface Player {
  readonly snapshot: Store<PlayerSnapshot>;
  readonly progress: Store<Progress>;
  /** How everything sounds, null: as it is (`neutralTone`). What is set is heard at once and kept. */
  readonly tone: WritableStore<Tone | null>;
  /** The exact position now in ms, between two ticks of `progress` too (for lyrics). */
  positionMs(): number;
  /** Replaces the queue and plays. Without an index the first song plays, in shuffle any. */
  playList(tracks: readonly Track[], index?: number, source?: QueueSource | null): void;
  /** Puts songs right after the current one; starts when nothing was there. */
  playNext(tracks: readonly Track[]): void;
  /** Puts songs at the end; starts nothing unless the queue was empty. */
  enqueue(tracks: readonly Track[]): void;
  /** Puts songs before the queue entry at `at`, clamped; starts nothing unless the queue was empty. */
  insert(tracks: readonly Track[], at: number): void;
  /** Plays, goes on, retries after a failure; starts the queue over when it has ended. */
  play(): void;
  pause(): void;
  toggle(): void;
  next(): void;
  previous(): void;
  /** Plays the queue entry at `index`; an index outside the queue does nothing. */
  jumpTo(index: number): void;
  /** Clamped to the song. */
  seek(ms: number): void;
  /** 0 to 1, clamped; more than 0 also ends mute. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setMode(mode: PlayMode): void;
  /** 0.5 to 2, clamped; the pitch stays. */
  setRate(rate: number): void;
  /** 0 to 12 s, clamped. Neighbours of an album go over into each other as they are. */
  setCrossfade(ms: number): void;
  /** Asks for another quality, from the same position. */
  setQuality(level: QualityLevel): void;
  /** Removing the current song goes on with the one that takes its place. */
  remove(index: number): void;
  /** Empties the queue and returns what is needed to put it back (undo). */
  clear(): QueueMemory;
  /** Undoes `clear()`: queue and song come back, paused. */
  putBack(memory: QueueMemory): void;
  move(from: number, to: number): void;
  /** Whether to save data: from the next song on, unless another quality is asked for. */
  setSaver(saver: Saver): void;
  /**
   * ms from now, `'after-track'`, `'after-queue'`, or null for off. A timed stop sinks over its last 10 s; the volume is
   * whole again afterwards. When the code of the timer does not come, it is off again.
   */
  setSleep(sleep: number | 'after-track' | 'after-queue' | null): void;
  /**
   * Repeats a part of the current song, until another one begins; null ends it. Parts shorter than `MIN_LOOP_MS` or past
   * the end are left out. False: the code that repeats did not come.
   */
  setLoop(loop: Loop | null): Promise<boolean>;
  /**
   * A seat beside this player for something else that sounds, a film: whoever claims silences the other
   * (screens.md, "Video"). `fallSilent` is called when this player, or a page of another tab, begins.
   * Media keys that were taken meanwhile are this player's again once it begins, or the seat is left.
   */
  seatBeside(fallSilent: () => void): FocusSeat;
  /** Reads queue, song, position and settings of the last visit; ends up paused. Never rejects. */
  restore(): Promise<void>;
  /** Stops, writes what is unwritten and lets go of all resources. */
  dispose(): void;
}

/** An emptied queue as it was. */
export interface QueueMemory {
  tracks: readonly Track[];
  index: number;
  positionMs: number;
  source: QueueSource | null;
}
