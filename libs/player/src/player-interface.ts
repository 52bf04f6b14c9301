import type { Store, ValueStore } from '@qingyin/observable';
import type { QualityLevel, Track } from '@qingyin/contract';
import type { QueueUndo } from './machine/queue-commands.ts';
import type { PlayerCommand } from './machine/state.ts';
import type { FocusHandle } from './playback-focus.ts';
import type { SoundSettings } from './sound-settings/sound-settings.ts';
import type { Loop, PlayerSnapshot, PlayMode, Progress, QueueSource, Saver } from './types.ts';

/** The player: stores with its state, and commands that change it. */
export interface Player {
  readonly snapshot: Store<PlayerSnapshot>;
  readonly progress: Store<Progress>;
  /** Sound settings; null: unchanged sound (`defaultSoundSettings`). Changes apply at once and are persisted. */
  readonly soundSettings: ValueStore<SoundSettings | null>;
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
  /** Sets the highest bit rates, in general and while data is saved; they apply from the next track on. */
  setLimits(limits: Partial<Pick<PlayerSnapshot, 'limit' | 'saverLimit'>>): void;
  /**
   * Runs a queue command of `@qingyin/player/queue`. Returns the record from which it can be undone; null while
   * the player's code is not loaded.
   */
  change(command: PlayerCommand): QueueUndo | null;
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
   * other (docs/specification/screens/video.md). `fallSilent` is called when this player or another tab starts. The
   * player binds the media keys again when it starts, or when the seat is left.
   */
  joinFocus(fallSilent: () => void): FocusHandle;
  /** Restores queue, track, position and settings of the last visit, paused. Never rejects. */
  restore(): Promise<void>;
  /** Stops playback, writes pending state and releases all resources. */
  dispose(): void;
}
