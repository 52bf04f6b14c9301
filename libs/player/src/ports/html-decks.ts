import type { AudioEvent, Deck } from './audio-port.ts';
import type { Graph } from './analyser.ts';
import { createHtmlDeck } from './html-deck.ts';
import type { SoundFacts } from '../chain/format.ts';

/** What the port gives away before its code has come. */
export interface HtmlDecksOptions {
  /** the element of each deck, blessed by a gesture */
  elements: readonly [HTMLAudioElement, HTMLAudioElement];
  gains: readonly [number, number];
  rates: readonly [number, number];
  emit: (event: AudioEvent) => void;
}

/** Two elements that are used for every song, so that playing for hours costs no more than playing once. */
export function createHtmlDecks({ elements, gains, rates, emit }: HtmlDecksOptions) {
  let graph: Graph | null = null;
  /** The deck that sinks, or will once the other one sounds. */
  let sinking: Deck | null = null;
  let sinkMs = 0;
  /** Where the one that sinks waits for its next turn, ms; null: it is emptied. */
  let backMs: number | null = null;

  // Tried once, before anything sounds.
  elements[0].volume = 0.5;
  const obeys = elements[0].volume === 0.5;

  function open(deck: Deck) {
    const element = elements[deck];
    const made = createHtmlDeck(element, {
      emit(event) {
        if (deck !== sinking) follow(event.type);
        emit({ deck, ...event });
      },
      beforeLoad: (url) => graph?.before(element, url),
    });
    made.gain(gains[deck]);
    made.rate(rates[deck]);
    return made;
  }
  const decks = [open(0), open(1)] as const;

  /** What becomes of the song that is to sink, by what the one that rises says. */
  function follow(type: AudioEvent['type']): void {
    if (type === 'blocked' || type === 'interrupted') endCrossing();
    if (type !== 'playing' || sinkMs === 0 || sinking === null) return;
    decks[sinking].sink(sinkMs, endCrossing);
    sinkMs = 0;
  }

  function cross(from: Deck, to: Deck, ms: number, back: number | null, atMs?: number): void {
    endCrossing();
    sinking = from;
    sinkMs = ms;
    backMs = back;
    decks[to].play(atMs, ms);
  }

  /** What still sinks is not to be heard when the other is not. */
  function endCrossing(): void {
    const deck = sinking === null ? null : decks[sinking];
    sinking = null;
    sinkMs = 0;
    if (backMs === null) deck?.unload();
    else deck?.park(backMs);
  }

  return {
    decks,
    load(deck: Deck, url: string, facts?: SoundFacts): void {
      if (deck === sinking) sinking = null;
      decks[deck].load(url, facts);
    },
    pause(deck: Deck): void {
      endCrossing();
      decks[deck].pause();
    },
    crossfade: (from: Deck, to: Deck, ms: number): void => cross(from, to, ms, null, 0),
    turn: (from: Deck, to: Deck, ms: number, back: number): void => cross(from, to, ms, back),
    fades: () => obeys,
    resume: () => graph?.resume(),
    analyser(): AnalyserNode | null {
      // Few ask, so its code comes for them alone.
      if (!graph) void import('./analyser.ts').then(({ createAnalyser }) => (graph ??= createAnalyser()));
      return graph?.node(elements) ?? null;
    },
    dispose(): void {
      for (const made of decks) made.unload();
      graph?.dispose();
    },
  };
}

export type HtmlDecks = ReturnType<typeof createHtmlDecks>;
