import type { AudioEvent, Deck } from './audio-port.ts';
import { createHtmlDeck, type HtmlDeck } from './html-deck.ts';
import type { GaplessInfo } from '../gapless/audio-format.ts';
import { createLazyAudioGraph } from './lazy-audio-graph.ts';
import type { Loudness } from '../sound-settings/loudness-normalization.ts';
import { defaultSoundSettings, type SoundSettings } from '../sound-settings/sound-settings.ts';
import { createCrossfadeHeadroom } from './crossfade-headroom.ts';

/** State of the port from before this code was loaded. */
export interface HtmlDecksOptions {
  /** element of each deck, unlocked by a gesture */
  elements: readonly [HTMLAudioElement, HTMLAudioElement];
  createElement: () => HTMLAudioElement;
  gains: readonly [number, number];
  rates: readonly [number, number];
  tone: SoundSettings | null;
  emit: (event: AudioEvent) => void;
}

/** The two decks and their crossfades. Both elements are reused for every track, so that memory does not grow. */
export function createHtmlDecks({ elements, createElement, gains, rates, emit, ...given }: HtmlDecksOptions) {
  let tone = given.tone ?? defaultSoundSettings;
  /** Deck that fades out, or will once the other one is audible. */
  let sinking: Deck | null = null;
  let sinkMs = 0;
  /** Position to which the faded deck returns for A–B repeat, ms; null: it is emptied. */
  let backMs: number | null = null;

  // Feature test before anything plays: iOS ignores `volume`.
  elements[0].volume = 0.5;
  const obeys = elements[0].volume === 0.5;

  const together = createCrossfadeHeadroom(() => [decks[0].loudness, decks[1].loudness]);
  const graph = createLazyAudioGraph({ elements, createElement, decks: () => decks, tone: () => tone });

  function open(deck: Deck): HtmlDeck {
    const made = createHtmlDeck(elements[deck], {
      emit(event) {
        if (deck !== sinking) follow(event.type);
        emit({ deck, ...event });
      },
      elementFor: (url) => graph.elementFor(deck, url),
      tone: () => tone,
      canSetVolume: obeys,
      boost: (element, times) => graph.boost(element, times, obeys),
      crosses: () => sinking !== null,
      changed: together.settle,
    });
    made.loudness.gain(gains[deck]);
    made.rate(rates[deck]);
    return made;
  }
  const decks = [open(0), open(1)] as const;
  graph.toned();

  /** Starts or ends the fade-out by the events of the deck that fades in. */
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
    together.cross(true);
  }

  /** Ends the crossfade's coupling of the decks. */
  function letGo(): void {
    sinking = null;
    sinkMs = 0;
    together.cross(false);
  }

  /** Ends the crossfade at once: the fading deck stops when the other one does not play. */
  function endCrossing(): void {
    const deck = sinking === null ? null : decks[sinking];
    letGo();
    if (backMs === null) deck?.unload();
    else deck?.park(backMs);
  }

  return {
    decks,
    load(deck: Deck, url: string, facts?: GaplessInfo, measured?: Loudness): void {
      if (deck === sinking) letGo();
      decks[deck].load(url, facts, measured);
    },
    unload(deck: Deck): void {
      if (deck === sinking) letGo();
      decks[deck].unload();
    },
    pause(deck: Deck): void {
      endCrossing();
      decks[deck].pause();
    },
    crossfade: (from: Deck, to: Deck, ms: number): void => cross(from, to, ms, null, 0),
    turn: (from: Deck, to: Deck, ms: number, back: number): void => cross(from, to, ms, back),
    fades: () => obeys,
    tone(next: SoundSettings | null): void {
      tone = next ?? defaultSoundSettings;
      graph.toned();
      for (const deck of decks) deck.suit();
    },
    resume: () => graph.resume(),
    analyser: () => graph.analyser(),
    dispose(): void {
      for (const made of decks) made.unload();
      together.dispose();
      graph.dispose();
    },
  };
}

export type HtmlDecks = ReturnType<typeof createHtmlDecks>;
