import type { SoundFacts } from '../chain/format.ts';
import type { Loudness } from '../tone/even.ts';
import type { Tone } from '../tone/tone.ts';

/** Two decks: one sounds, the other may already hold the next song. */
export type Deck = 0 | 1;

/** `status` carries the HTTP status when the port could find it out; `unsupported` may hide one. */
export type AudioErrorKind = 'network' | 'decode' | 'unsupported' | 'status';

/** What one deck has to say. */
export type DeckEvent =
  | { type: 'timeupdate'; positionMs: number }
  | { type: 'durationchange'; durationMs: number }
  | { type: 'buffered'; bufferedMs: number }
  | { type: 'playing' }
  | { type: 'waiting' }
  | { type: 'ended' }
  /** the browser or the system paused, not we */
  | { type: 'interrupted' }
  /** the browser wants a gesture first (NotAllowedError) */
  | { type: 'blocked' }
  /** the song asked for by `append` is the one that sounds from now on; times are its own */
  | { type: 'joined' }
  /** it can't follow without a seam and is not in the deck */
  | { type: 'not-joined' }
  | { type: 'error'; kind: AudioErrorKind; status?: number };

export type AudioEvent = { deck: Deck } & DeckEvent;

/**
 * What the engine needs from a sound machine. All calls return at once, all results come as events.
 * Two decks, a gain each and `prepare` are there so that songs can join and cross; pauses and jumps fade by themselves.
 */
export interface AudioPort {
  readonly decks: 2;
  /** Called inside a user's gesture, for browsers that bless elements one by one. */
  unlock(): void;
  /** Replaces what the deck holds. Nothing sounds before `play`. With `facts` another song may be appended later; `measured` is what evens it. */
  load(deck: Deck, url: string, facts?: SoundFacts, measured?: Loudness): void;
  /** Loads the next song on the idle deck ahead of time. */
  prepare(deck: Deck, url: string, facts?: SoundFacts, measured?: Loudness): void;
  /** Puts a song behind the one the deck holds, without a seam. Answered by `joined` when it sounds, or by `not-joined`. */
  append(deck: Deck, url: string, facts: SoundFacts, measured?: Loudness): void;
  /** Takes back what was appended, unless it sounds already: then it is told as `joined`. */
  cut(deck: Deck): void;
  /** Starts or goes on; with `atMs` from there. */
  play(deck: Deck, options?: { atMs?: number }): void;
  pause(deck: Deck): void;
  /** ms; before the data is there it counts as soon as it is */
  seek(deck: Deck, ms: number): void;
  /**
   * Starts what the idle deck holds while the other one sinks, both for so long and with the same power together; the
   * other one is empty then. It does not sink before the new song sounds.
   */
  crossfade(from: Deck, to: Deck, ms: number): void;
  /**
   * The same for two places of one song: the idle deck starts where it stands, and the other one, once silent, goes to
   * `backMs` and waits there, its data kept.
   */
  turn(from: Deck, to: Deck, ms: number, backMs: number): void;
  /** Whether loudness can be changed at all (on iPhones the system keeps it), as `crossfade` has to. */
  fades(): boolean;
  /** Empties the deck and lets its data go. */
  unload(deck: Deck): void;
  /** linear amplitude, 0 to 1 */
  gain(deck: Deck, value: number): void;
  /** How everything is to sound from now on (null: as it is), as far as the browser and the origin of a song allow. */
  tone(tone: Tone | null): void;
  /** 1 = normal, pitch preserved */
  rate(deck: Deck, value: number): void;
  /** ms, exact at the moment of the call */
  position(deck: Deck): number;
  on(listener: (event: AudioEvent) => void): () => void;
  dispose(): void;
}
