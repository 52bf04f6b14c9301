import type { AudioGraph } from './audio-graph.ts';
import type { HtmlDeck } from './html-deck.ts';
import type { SoundSettings } from '../sound-settings/sound-settings.ts';

/** Dependencies of the lazy graph. */
export interface LazyAudioGraphOptions {
  /** element of each deck that may be connected to the graph */
  elements: readonly [HTMLAudioElement, HTMLAudioElement];
  createElement: () => HTMLAudioElement;
  decks: () => readonly [HtmlDeck, HtmlDeck];
  tone: () => SoundSettings;
}

const sameOrigin = (url: string): boolean => {
  try {
    const { origin, protocol } = new URL(url, location.href);
    return origin === location.origin || protocol === 'blob:' || protocol === 'data:';
  } catch {
    return false;
  }
};

/** Whether the settings need more than gain. */
const shapes = ({ equaliser, bands, balance, mono }: SoundSettings): boolean =>
  (equaliser && bands.some((band) => band !== 0)) || balance !== 0 || mono;

/**
 * Lazy Web Audio graph: its code loads when sound settings, a boost or the analyser need it; until then elements
 * play directly. Tracks of other origins would be silent in the graph (their samples are not readable), so they
 * play on separate elements, unprocessed.
 */
export function createLazyAudioGraph({ elements, createElement, decks, tone }: LazyAudioGraphOptions) {
  let graph: AudioGraph | null = null;
  let wanted = false;
  let opening = false;
  const bare: [HTMLAudioElement | null, HTMLAudioElement | null] = [null, null];
  let sink = '';

  /**
   * Opens the graph. Retried with every gesture: browsers may require one, and the system may have suspended the
   * graph.
   */
  async function open(): Promise<void> {
    wanted = true;
    if (opening || graph?.runs()) return;
    opening = true;
    const code = await import('./audio-graph.ts').catch(() => null);
    graph ??= code?.createAudioGraph() ?? null;
    graph?.tone(tone());
    const runs = await graph?.open();
    opening = false;
    if (!runs) return;
    for (const deck of decks()) {
      if (sameOrigin(deck.element().currentSrc)) graph?.take(deck.element());
      deck.loudness.again();
    }
  }

  function send(element: HTMLAudioElement | null): void {
    // An output device that is gone leaves the output unchanged.
    if (element && 'setSinkId' in element) element.setSinkId(sink).catch(() => undefined);
  }

  return {
    /** The element that can play a URL on a deck. */
    elementFor(deck: 0 | 1, url: string): HTMLAudioElement {
      const own = elements[deck];
      if (sameOrigin(url)) {
        if (graph?.runs()) graph.take(own);
        return own;
      }
      if (!graph?.holds(own)) return own;
      const made = (bare[deck] ??= createElement());
      if (sink !== '') send(made);
      return made;
    },
    /** Applies changed sound settings. */
    toned(): void {
      const now = tone();
      graph?.tone(now);
      if (shapes(now)) void open();
      const { id = '' } = now.output ?? {};
      if (id === sink) return;
      sink = id;
      [...elements, ...bare].forEach(send);
    },
    /** Amplifies an element by a factor; opens the graph if needed. */
    boost(element: HTMLAudioElement, times: number, needed: boolean): void {
      graph?.boost(element, times);
      if (needed && times > 1) void open();
    },
    /** Resumes the graph after a user gesture. */
    resume(): void {
      if (wanted) void open();
    },
    /** Analyser of all decks; null while a deck plays outside the graph. */
    analyser(): AnalyserNode | null {
      void open();
      return (decks().every((deck) => graph?.holds(deck.element())) && graph?.analyser()) || null;
    },
    dispose: (): void => graph?.dispose(),
  };
}
