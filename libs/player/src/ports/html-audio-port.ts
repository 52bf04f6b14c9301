import type { AudioEvent, AudioPort, Deck } from './audio-port.ts';
import type { HtmlDecks } from './html-decks.ts';
import type { Tone } from '../tone/tone.ts';

export interface HtmlAudioPort extends AudioPort {
  /**
   * The samples that sound, for tests and visualisers. Null the first time (its code is on its way then), before
   * the first gesture (the browser would keep the graph silent), without Web Audio, and while a song comes from a foreign origin (its samples are secret).
   */
  analyser(): AnalyserNode | null;
}

/**
 * Two bare `<audio>` elements, made when first needed. What works them comes with the first gesture, while the address of
 * the song is asked for; what is to be done until then is done then, in its order. No Web Audio until the tone or `analyser()` needs it.
 */
export function htmlAudioPort(createElement: () => HTMLAudioElement = () => new Audio()): HtmlAudioPort {
  const listeners = new Set<(event: AudioEvent) => void>();
  let pair: [HTMLAudioElement, HTMLAudioElement] | null = null;
  const elements = () => (pair ??= [createElement(), createElement()]);
  const gains: [number, number] = [1, 1];
  const rates: [number, number] = [1, 1];
  let tone: Tone | null = null;
  let works: HtmlDecks | null = null;
  let opening = false;
  let unlocked = false;
  let waiting: ((works: HtmlDecks) => void)[] = [];
  /** the deck that waits for a song, and where it is to begin, ms */
  let due: Deck | null = null;
  let dueMs = 0;

  const emit = (event: AudioEvent): void => {
    for (const listener of [...listeners]) listener(event);
  };

  async function open(): Promise<void> {
    opening = true;
    const code = await import('./html-decks.ts').catch(() => null);
    opening = false;
    const acts = waiting;
    const deck = due;
    waiting = [];
    due = null;
    if (code) {
      works = code.createHtmlDecks({ elements: elements(), createElement, gains, rates, tone, emit });
      for (const act of acts) act(works);
    } else if (deck !== null) emit({ deck, type: 'error', kind: 'network' });
  }

  function act(what: (works: HtmlDecks) => void): void {
    if (works) {
      what(works);
      return;
    }
    waiting.push(what);
    if (!opening) void open();
  }

  /** Nothing is to be taken back from decks that nothing was asked of. */
  const actIfAny = (what: (works: HtmlDecks) => void): void => {
    if (works || waiting.length > 0) act(what);
  };

  const load: AudioPort['load'] = (deck, ...song) => {
    due = deck;
    dueMs = 0;
    act((all) => all.load(deck, ...song));
  };

  return {
    decks: 2,
    unlock() {
      works?.resume();
      if (unlocked) return;
      unlocked = true;
      if (!works && !opening) void open();
      for (const element of elements()) if (!element.hasAttribute('src')) element.load();
    },
    load,
    prepare: load,
    play(deck, { atMs } = {}) {
      dueMs = atMs ?? dueMs;
      act((all) => all.decks[deck].play(atMs));
    },
    pause: (deck) => actIfAny((all) => all.pause(deck)),
    seek(deck, ms) {
      dueMs = ms;
      act((all) => all.decks[deck].seek(ms));
    },
    crossfade: (from, to, ms) => act((all) => all.crossfade(from, to, ms)),
    turn: (from, to, ms, backMs) => act((all) => all.turn(from, to, ms, backMs)),
    fades: () => works?.fades() ?? false,
    append: (deck, ...song) => act((all) => all.decks[deck].append(...song)),
    cut: (deck) => actIfAny((all) => all.decks[deck].cut()),
    unload: (deck) => actIfAny((all) => all.unload(deck)),
    gain(deck, value) {
      gains[deck] = value;
      works?.decks[deck].loudness.gain(value);
    },
    rate(deck, value) {
      rates[deck] = value;
      works?.decks[deck].rate(value);
    },
    tone(next) {
      tone = next;
      works?.tone(next);
    },
    position: (deck) => works?.decks[deck].position() ?? (deck === due ? dueMs : 0),
    on(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    analyser: () => works?.analyser() ?? null,
    dispose() {
      listeners.clear();
      waiting = [];
      works?.dispose();
    },
  };
}
