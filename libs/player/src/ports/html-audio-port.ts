import type { AudioErrorKind, AudioEvent, AudioPort, Deck } from './audio-port.ts';
import { createAnalyser } from './analyser.ts';
import { findStatus } from './find-status.ts';

export interface HtmlAudioPort extends AudioPort {
  /**
   * The samples that sound, for tests and visualisers. Null before the first gesture (the browser would keep
   * the graph silent), without Web Audio, and while a song comes from a foreign origin (its samples are secret).
   */
  analyser(): AnalyserNode | null;
}

interface DeckState {
  element: HTMLAudioElement;
  /** where to start once the data is there, ms */
  pendingMs: number | null;
  wantsPlay: boolean;
  /** counts loads, so that late answers about an older address are ignored */
  loads: number;
}

const errorKinds: Record<number, AudioErrorKind> = { 2: 'network', 3: 'decode', 4: 'unsupported' };
const ms = (seconds: number): number => (Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0);

/**
 * Two bare `<audio>` elements, made when first needed and used for every song after that, so that playing
 * for hours costs no more than playing once. No Web Audio until `analyser()` asks for it.
 */
export function htmlAudioPort(createElement: () => HTMLAudioElement = () => new Audio()): HtmlAudioPort {
  const listeners = new Set<(event: AudioEvent) => void>();
  const decks: (DeckState | null)[] = [null, null];
  const gains = [1, 1];
  const rates = [1, 1];
  const graph = createAnalyser();
  let unlocked = false;

  const emit = (event: AudioEvent): void => {
    for (const listener of [...listeners]) listener(event);
  };

  function stateOf(deck: Deck): DeckState {
    const known = decks[deck];
    if (known) return known;
    const element = createElement();
    const made: DeckState = { element, pendingMs: null, wantsPlay: false, loads: 0 };
    decks[deck] = made;
    element.preload = 'auto';
    element.volume = gains[deck] ?? 1;
    element.preservesPitch = true;
    listen(deck, made);
    return made;
  }

  function listen(deck: Deck, made: DeckState): void {
    const { element } = made;
    const on = (type: keyof HTMLMediaElementEventMap, handler: () => void): void => {
      element.addEventListener(type, () => {
        // An emptied element still owes events of what it held.
        if (element.hasAttribute('src')) handler();
      });
    };
    on('loadedmetadata', () => {
      if (made.pendingMs !== null) element.currentTime = made.pendingMs / 1000;
      made.pendingMs = null;
    });
    on('durationchange', () => {
      if (ms(element.duration) > 0) emit({ deck, type: 'durationchange', durationMs: ms(element.duration) });
    });
    on('timeupdate', () => {
      if (made.pendingMs === null) emit({ deck, type: 'timeupdate', positionMs: ms(element.currentTime) });
    });
    on('progress', () => emit({ deck, type: 'buffered', bufferedMs: bufferedAhead(element) }));
    on('playing', () => {
      // A prepared song became known while its deck was idle; now that it sounds, everybody wants to know again.
      emit({ deck, type: 'durationchange', durationMs: ms(element.duration) });
      emit({ deck, type: 'buffered', bufferedMs: bufferedAhead(element) });
      emit({ deck, type: 'playing' });
    });
    on('waiting', () => emit({ deck, type: 'waiting' }));
    on('ended', () => {
      made.wantsPlay = false;
      emit({ deck, type: 'ended' });
    });
    on('pause', () => {
      if (!made.wantsPlay || !element.paused || element.ended) return;
      made.wantsPlay = false;
      emit({ deck, type: 'interrupted' });
    });
    on('error', () => void explain(deck, made));
  }

  /** "Not supported" is also what a refused or unreachable address looks like: a short look tells them apart. */
  async function explain(deck: Deck, made: DeckState): Promise<void> {
    const { loads } = made;
    const kind = errorKinds[made.element.error?.code ?? 0];
    if (!kind) return;
    const found = kind === 'unsupported' ? await findStatus(made.element.src) : null;
    if (made.loads === loads) emit({ deck, type: 'error', ...(found ?? { kind }) });
  }

  function load(deck: Deck, url: string): void {
    const made = stateOf(deck);
    made.loads += 1;
    made.pendingMs = null;
    made.wantsPlay = false;
    graph.before(made.element, url);
    made.element.src = url;
    made.element.defaultPlaybackRate = rates[deck] ?? 1;
    made.element.load();
  }

  function start(deck: Deck, made: DeckState): void {
    const { loads } = made;
    made.wantsPlay = true;
    made.element.play().catch((error: unknown) => {
      // An AbortError means that another call overtook this one; other failures also come as an error event.
      if (made.loads !== loads || !(error instanceof DOMException) || error.name !== 'NotAllowedError')
        return;
      made.wantsPlay = false;
      emit({ deck, type: 'blocked' });
    });
  }

  function seek(deck: Deck, position: number): void {
    const made = stateOf(deck);
    if (made.element.readyState >= HTMLMediaElement.HAVE_METADATA) made.element.currentTime = position / 1000;
    else made.pendingMs = position;
  }

  return {
    decks: 2,
    unlock() {
      for (const deck of [0, 1] as const) {
        const { element } = stateOf(deck);
        if (!unlocked && !element.hasAttribute('src')) element.load();
      }
      unlocked = true;
      graph.resume();
    },
    load,
    prepare: load,
    play(deck, options = {}) {
      if (options.atMs !== undefined && (options.atMs > 0 || stateOf(deck).element.currentTime > 0)) {
        seek(deck, options.atMs);
      }
      start(deck, stateOf(deck));
    },
    pause(deck) {
      const made = decks[deck];
      if (!made) return;
      made.wantsPlay = false;
      made.element.pause();
    },
    seek,
    unload(deck) {
      const made = decks[deck];
      if (!made?.element.hasAttribute('src')) return;
      made.loads += 1;
      made.pendingMs = null;
      made.wantsPlay = false;
      made.element.pause();
      made.element.removeAttribute('src');
      made.element.load();
    },
    gain(deck, value) {
      gains[deck] = value;
      const made = decks[deck];
      if (made) made.element.volume = value;
    },
    rate(deck, value) {
      rates[deck] = value;
      const made = decks[deck];
      if (!made) return;
      made.element.defaultPlaybackRate = value;
      made.element.playbackRate = value;
    },
    position(deck) {
      const made = decks[deck];
      return made ? (made.pendingMs ?? ms(made.element.currentTime)) : 0;
    },
    on(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    analyser: () => graph.node(decks.flatMap((made) => (made ? [made.element] : []))),
    dispose() {
      listeners.clear();
      for (const made of decks) {
        made?.element.pause();
        made?.element.removeAttribute('src');
        made?.element.load();
      }
      graph.dispose();
    },
  };
}

/** The end of the buffered stretch the position lies in, ms. */
function bufferedAhead({ buffered, currentTime }: HTMLAudioElement): number {
  for (let part = 0; part < buffered.length; part += 1) {
    if (buffered.start(part) <= currentTime + 0.5 && buffered.end(part) >= currentTime)
      return ms(buffered.end(part));
  }
  return 0;
}
