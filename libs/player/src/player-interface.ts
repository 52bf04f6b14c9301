import type { QualityLevel, Track } from '@qingyin/contract';
import type { QueueMemory } from './machine/queue-acts.ts';
import type { QueueAct } from './machine/state.ts';
import type { FocusSeat } from './playback-focus.ts';
import type { WritableStore } from './store.ts';
import type { Tone } from './tone/tone.ts';
import type { Loop, PlayerSnapshot, PlayMode, Progress, QueueSource, Saver, Store } from './types.ts';

export interface Player {
  readonly snapshot: Store<PlayerSnapshot>;
  readonly progress: Store<Progress>;
  /** How everything sounds, null: as it is (`neutralTone`). What is set is heard at once and kept. */
  readonly tone: WritableStore<Tone | null>;
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
  /** 0.5 to 2, clamped; the pitch stays. */
  setRate(rate: number): void;
  /** 0 to 12 s, clamped. Neighbours of an album go over into each other as they are. */
  setCrossfade(ms: number): void;
  /** Asks for another quality, from the same position. */
  setQuality(level: QualityLevel): void;
  /** Whether to save data: from the next song on, unless another quality is asked for. */
  setSaver(saver: Saver): void;
  /**
   * Rearranges the queue by an act of `@qingyin/player/queue`; returns what takes it back (`puttingBack`), null where no
   * queue ever was.
   */
  change(act: QueueAct): QueueMemory | null;
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
}/** The player: stores with its state, and commands that change it. */
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
