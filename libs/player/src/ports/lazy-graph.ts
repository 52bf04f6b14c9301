import type { Graph } from './graph.ts';
import type { HtmlDeck } from './html-deck.ts';
import type { Tone } from '../tone/tone.ts';

export interface LazyGraphOptions {
  /** the element of each deck that may be taken into the graph */
  elements: readonly [HTMLAudioElement, HTMLAudioElement];
  createElement: () => HTMLAudioElement;
  decks: () => readonly [HtmlDeck, HtmlDeck];
  tone: () => Tone;
}

const sameOrigin = (url: string): boolean => {
  try {
    const { origin, protocol } = new URL(url, location.href);
    return origin === location.origin || protocol === 'blob:' || protocol === 'data:';
  } catch {
    return false;
  }
};

/** Whether more than loudness has to change. */
const shapes = ({ equaliser, bands, balance, mono }: Tone): boolean =>
  (equaliser && bands.some((band) => band !== 0)) || balance !== 0 || mono;

/**
 * The graph, once something needs it: until then its code is not loaded and elements are bare. Songs of other origins would
 * be silent in it (their samples are secret), so they come out of elements of their own, as they are.
 */
export function createLazyGraph({ elements, createElement, decks, tone }: LazyGraphOptions) {
  let graph: Graph | null = null;
  let wanted = false;
  let opening = false;
  const bare: [HTMLAudioElement | null, HTMLAudioElement | null] = [null, null];
  let sink = '';

  /** To be tried again with every gesture: browsers may want one, and the system may have stopped the graph. */
  async function open(): Promise<void> {
    wanted = true;
    if (opening || graph?.runs()) return;
    opening = true;
    const code = await import('./graph.ts').catch(() => null);
    graph ??= code?.createGraph() ?? null;
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
    // One that is gone leaves the sound where it was.
    if (element && 'setSinkId' in element) element.setSinkId(sink).catch(() => undefined);
  }

  return {
    /** The element that makes a song heard on a deck. */
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
    /** What is set for the sound is another now. */
    toned(): void {
      const now = tone();
      graph?.tone(now);
      if (shapes(now)) void open();
      const { id = '' } = now.output ?? {};
      if (id === sink) return;
      sink = id;
      [...elements, ...bare].forEach(send);
    },
    /** An element is to be so many times louder than by itself, and may need the graph for it. */
    boost(element: HTMLAudioElement, times: number, needed: boolean): void {
      graph?.boost(element, times);
      if (needed && times > 1) void open();
    },
    /** Somebody has touched the page. */
    resume(): void {
      if (wanted) void open();
    },
    /** What all decks play; null as long as one of them plays beside the graph. */
    analyser(): AnalyserNode | null {
      void open();
      return (decks().every((deck) => graph?.holds(deck.element())) && graph?.analyser()) || null;
    },
    dispose: (): void => graph?.dispose(),
  };
}
