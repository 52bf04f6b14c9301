import { createEmitter } from '@qingyin/observable';
import type { AudioEvent, AudioPort, Deck } from './audio-port.ts';
import type { HtmlDecks } from './html-decks.ts';
import type { SoundSettings } from '../sound-settings/sound-settings.ts';

/** Audio port of the browser, with access to its analyser. */
export interface HtmlAudioPort extends AudioPort {
  /**
   * Analyser of the audio output, for tests and visualizers. Null on the first call (its code is being loaded),
   * before the first gesture (the browser keeps the graph suspended), without Web Audio, and while a track comes
   * from another origin (its samples are not readable).
   */
  analyser(): AnalyserNode | null;
}

/**
 * Audio port on two `<audio>` elements, created on first use. The code that drives them loads with the first
 * gesture, while the URL of the track is requested; calls are queued until then. Web Audio is used only when sound
 * settings or `analyser()` need it.
 */
export function htmlAudioPort(createElement: () => HTMLAudioElement = () => new Audio()): HtmlAudioPort {
  const events = createEmitter<AudioEvent>();
  let pair: [HTMLAudioElement, HTMLAudioElement] | null = null;
  const elements = () => (pair ??= [createElement(), createElement()]);
  const gains: [number, number] = [1, 1];
  const rates: [number, number] = [1, 1];
  let tone: SoundSettings | null = null;
  let works: HtmlDecks | null = null;
  let opening = false;
  let unlocked = false;
  let waiting: ((works: HtmlDecks) => void)[] = [];
  /** deck that waits for a track, and its start position, ms */
  let due: Deck | null = null;
  let dueMs = 0;

  async function open(): Promise<void> {
    opening = true;
    const code = await import('./html-decks.ts').catch(() => null);
    opening = false;
    const calls = waiting;
    const deck = due;
    waiting = [];
    due = null;
    if (code) {
      works = code.createHtmlDecks({
        elements: elements(),
        createElement,
        gains,
        rates,
        tone,
        emit: events.emit,
      });
      for (const call of calls) call(works);
    } else if (deck !== null) events.emit({ deck, type: 'error', kind: 'network' });
  }

  function call(what: (works: HtmlDecks) => void): void {
    if (works) {
      what(works);
      return;
    }
    waiting.push(what);
    if (!opening) void open();
  }

  /** Calls that undo something are skipped while nothing was requested. */
  const callIfAny = (what: (works: HtmlDecks) => void): void => {
    if (works || waiting.length > 0) call(what);
  };

  const load: AudioPort['load'] = (deck, ...song) => {
    due = deck;
    dueMs = 0;
    call((all) => all.load(deck, ...song));
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
      call((all) => all.decks[deck].play(atMs));
    },
    pause: (deck) => callIfAny((all) => all.pause(deck)),
    seek(deck, ms) {
      dueMs = ms;
      call((all) => all.decks[deck].seek(ms));
    },
    crossfade: (from, to, ms) => call((all) => all.crossfade(from, to, ms)),
    swapDecks: (from, to, ms, backMs) => call((all) => all.turn(from, to, ms, backMs)),
    canFade: () => works?.fades() ?? false,
    append: (deck, ...song) => call((all) => all.decks[deck].append(...song)),
    removeAppended: (deck) => callIfAny((all) => all.decks[deck].cut()),
    unload: (deck) => callIfAny((all) => all.unload(deck)),
    gain(deck, value) {
      gains[deck] = value;
      works?.decks[deck].loudness.gain(value);
    },
    rate(deck, value) {
      rates[deck] = value;
      works?.decks[deck].rate(value);
    },
    applySoundSettings(next) {
      tone = next;
      works?.tone(next);
    },
    position: (deck) => works?.decks[deck].position() ?? (deck === due ? dueMs : 0),
    on: events.on,
    analyser: () => works?.analyser() ?? null,
    dispose() {
      events.clear();
      waiting = [];
      works?.dispose();
    },
  };
}
