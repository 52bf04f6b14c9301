import type { QualityLevel, Track } from '@qingyin/contract';
import type { SoundFacts } from './chain/format.ts';
import type { PlayError, Skip } from './errors.ts';
import type { QueueMemory } from './machine/queue-acts.ts';
import type { QueueAct } from './machine/state.ts';
import type { FocusSeat } from './playback-focus.ts';

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

/** When the music stops by itself: at a time (ms since 1970, `afterMs` as asked) or when the current song is over. */
export type Sleep = { kind: 'at'; at: number; afterMs: number } | { kind: 'after-track' } | null;

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
  /** the quality the server gave, null until known */
  playingLevel: QualityLevel | null;
  /** why nothing sounds; only with status `failed` */
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
  /** where the sound begins and ends in its file, for files that do not say so themselves */
  sound?: SoundFacts;
}

export interface Player {
  readonly snapshot: Store<PlayerSnapshot>;
  readonly progress: Store<Progress>;
  /** The exact position now in ms, between two ticks of `progress` too (for lyrics). */
  positionMs(): number;
  /** Replaces the queue and plays. Without an index the first song plays, in shuffle any. */
  playList(tracks: readonly Track[], index?: number, source?: QueueSource | null): void;
  /** Puts songs behind the current one and behind those that were put next before; starts when nothing was there. */
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
  /** 0.5 to 3, clamped; the pitch stays. */
  setRate(rate: number): void;
  /** 0 to 12 s, clamped. Neighbours of an album go over into each other as they are. */
  setCrossfade(ms: number): void;
  /** Asks for another quality, from the same position. */
  setQuality(level: QualityLevel): void;
  /** Rearranges the queue by an act of `@qingyin/player/queue`; returns what takes it back (`puttingBack`). */
  change(act: QueueAct): QueueMemory;
  /** ms from now, `'after-track'`, or null for off. */
  setSleep(sleep: number | 'after-track' | null): void;
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
