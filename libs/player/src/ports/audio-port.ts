/** Two decks: one sounds, the other may already hold the next song. */
export type Deck = 0 | 1;

/** `status` carries the HTTP status when the port could find it out; `unsupported` may hide one. */
export type AudioErrorKind = 'network' | 'decode' | 'unsupported' | 'status';

export type AudioEvent = { deck: Deck } & (
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
  | { type: 'error'; kind: AudioErrorKind; status?: number }
);

/**
 * What the engine needs from a sound machine. All calls return at once, all results come as events.
 * Two decks, a gain each and `prepare` are there so that gapless and crossfade need no other port.
 */
export interface AudioPort {
  readonly decks: 2;
  /** Called inside a user's gesture, for browsers that bless elements one by one. */
  unlock(): void;
  /** Replaces what the deck holds. Nothing sounds before `play`. */
  load(deck: Deck, url: string): void;
  /** Loads the next song on the idle deck ahead of time. */
  prepare(deck: Deck, url: string): void;
  /** Starts or goes on; with `atMs` from there. */
  play(deck: Deck, options?: { atMs?: number }): void;
  pause(deck: Deck): void;
  /** ms; before the data is there it counts as soon as it is */
  seek(deck: Deck, ms: number): void;
  /** Empties the deck and lets its data go. */
  unload(deck: Deck): void;
  /** linear amplitude, 0 to 1 */
  gain(deck: Deck, value: number): void;
  /** 1 = normal, pitch preserved */
  rate(deck: Deck, value: number): void;
  /** ms, exact at the moment of the call */
  position(deck: Deck): number;
  on(listener: (event: AudioEvent) => void): () => void;
  dispose(): void;
}
