import type { GaplessInfo } from '../gapless/audio-format.ts';
import type { Loudness } from '../sound-settings/loudness-normalization.ts';
import type { SoundSettings } from '../sound-settings/sound-settings.ts';

/** Two decks: one plays, the other may hold the next track. */
export type Deck = 0 | 1;

/** `status` carries the HTTP status if the port could determine it; `unsupported` may hide one. */
export type AudioErrorKind = 'network' | 'decode' | 'unsupported' | 'status';

/** Event of one deck. */
export type DeckEvent =
  | { type: 'timeupdate'; positionMs: number }
  | { type: 'durationchange'; durationMs: number }
  | { type: 'buffered'; bufferedMs: number }
  | { type: 'playing' }
  | { type: 'waiting' }
  | { type: 'ended' }
  /** paused by the browser or the system, not by the player */
  | { type: 'interrupted' }
  /** the browser requires a gesture first (NotAllowedError) */
  | { type: 'blocked' }
  /** the track passed to `append` plays from now on; positions are relative to it */
  | { type: 'joined' }
  /** the track cannot be appended and is not in the deck */
  | { type: 'not-joined' }
  | { type: 'error'; kind: AudioErrorKind; status?: number };

/** A deck event with its deck. */
export type AudioEvent = { deck: Deck } & DeckEvent;

/**
 * Audio output of the engine. All calls return at once, results arrive as events. Two decks with their own gain
 * and `prepare` allow gapless playback and crossfades; pauses and seeks have short fades of their own.
 */
export interface AudioPort {
  readonly decks: 2;
  /** Unlocks playback; called inside a user gesture, for browsers that allow playback per element. */
  unlock(): void;
  /**
   * Replaces what the deck holds; playback starts with `play`. With `facts` another track may be appended later;
   * `measured` is the input of loudness normalization.
   */
  load(deck: Deck, url: string, facts?: GaplessInfo, measured?: Loudness): void;
  /** Loads the next track on the idle deck. */
  prepare(deck: Deck, url: string, facts?: GaplessInfo, measured?: Loudness): void;
  /** Appends a track gaplessly. Emits `joined` when it starts, or `not-joined`. */
  append(deck: Deck, url: string, facts: GaplessInfo, measured?: Loudness): void;
  /** Removes the appended track, unless it already plays: then emits `joined`. */
  removeAppended(deck: Deck): void;
  /** Starts or resumes playback; with `atMs` from that position. */
  play(deck: Deck, options?: { atMs?: number }): void;
  pause(deck: Deck): void;
  /** Seeks, ms; before metadata is loaded, the seek applies once it is. */
  seek(deck: Deck, ms: number): void;
  /**
   * Starts the idle deck while the other one fades out, with constant power; the other deck is emptied afterwards.
   * The fade starts when the new track is audible.
   */
  crossfade(from: Deck, to: Deck, ms: number): void;
  /**
   * Crossfade between two positions of one track (A–B repeat): the idle deck starts at its position; the other
   * one, once silent, seeks to `backMs` and keeps its data.
   */
  swapDecks(from: Deck, to: Deck, ms: number, backMs: number): void;
  /** Whether the volume can be set by script, which `crossfade` needs; iPhones do not allow it. */
  canFade(): boolean;
  /** Empties the deck and releases its data. */
  unload(deck: Deck): void;
  /** Sets the deck's linear gain, 0 to 1. */
  gain(deck: Deck, value: number): void;
  /** Applies sound settings (null: unchanged sound), as far as browser and origin of the track allow. */
  applySoundSettings(tone: SoundSettings | null): void;
  /** Sets the playback rate, 1 = normal; the pitch is preserved. */
  rate(deck: Deck, value: number): void;
  /** The exact current position, ms. */
  position(deck: Deck): number;
  on(listener: (event: AudioEvent) => void): () => void;
  dispose(): void;
}
