import { bufferedAhead, empty, explainError, HAVE_METADATA, loadAddress, ms } from './elements.ts';
import type { HtmlDeckOptions } from './html-deck-options.ts';
import { createLoudness } from './loudness.ts';
import { createPlaybackReport } from './playback-report.ts';
import type { Chain } from '../chain/chain.ts';
import type { SoundFacts } from '../chain/format.ts';
import { createSongLevel } from './song-level.ts';
import type { Loudness } from '../tone/even.ts';

/** How long sound takes to fall silent or to come back around pauses and jumps: too short to notice, and no click, ms. */
const SHORT_FADE_MS = 40;
/** How long one song's level takes to become the next one's: so long that a busy page makes no click of it, ms. */
const LEVEL_MS = 160;

/** One bare `<audio>` element at a time that plays song after song, by an address or filled by a chain. */
export function createHtmlDeck(first: HTMLAudioElement, options: HtmlDeckOptions) {
  const { emit } = options;
  const report = createPlaybackReport({
    element: () => element,
    isWanted: () => wantsPlay && pendingMs === null,
    emit(event) {
      // A prepared song's length became known while its deck was idle, when the engine ignored it.
      if (event.type === 'playing') emitSize();
      emit(event);
    },
  });
  let element = first;
  const heard = new WeakSet<HTMLAudioElement>();
  /** what fills the element when its song may be followed without a seam */
  let chain: Chain | null = null;
  /** what is to follow once the chain's code has come; null when none is on its way */
  let toFollow: [url: string, facts: SoundFacts][] | null = null;
  /** where to go once the data is there, or once the sound is silent enough for a jump, ms */
  let pendingMs: number | null = null;
  let wantsPlay = false;
  /** counts loads, so that late answers about an older address are ignored */
  let loads = 0;
  let rate = 1;
  let riseMs = SHORT_FADE_MS;
  const level = createSongLevel(options.tone);
  const boost = (times: number): void => options.boost(element, times);
  const loudness = createLoudness({ ...options, element: () => element, boost });
  hear();

  /** Listens to the element, if it is a new one. */
  function hear(): void {
    const own = element;
    if (heard.has(own)) return;
    heard.add(own);
    own.preload = 'auto';
    own.preservesPitch = true;

    function on(type: keyof HTMLMediaElementEventMap, handler: () => void): void {
      own.addEventListener(type, () => {
        // An emptied element still owes events of what it held.
        if (own === element && own.hasAttribute('src')) handler();
      });
    }
    on('loadedmetadata', () => {
      if (pendingMs !== null) element.currentTime = pendingMs / 1000;
      pendingMs = null;
    });
    on('durationchange', emitSize);
    on('timeupdate', () => {
      suit();
      report.update();
      if (pendingMs === null) emit({ type: 'timeupdate', positionMs: position() });
    });
    on('progress', emitSize);
    on('canplay', report.update);
    on('seeked', resume);
    on('playing', resume);
    on('waiting', report.waiting);
    on('ended', () => {
      // A jump was under way: the song is not over.
      const jumps = pendingMs !== null;
      land();
      if (jumps && wantsPlay) start();
      if (jumps) return;
      wantsPlay = false;
      emit({ type: 'ended' });
    });
    on('pause', () => {
      if (!wantsPlay || !element.paused || element.ended) return;
      wantsPlay = false;
      emit({ type: 'interrupted' });
    });
    // A chain gives up by itself.
    on('error', () => void (chain ?? explain()));
  }

  /** Brings the song to the loudness it is to have, so that it is not heard as a step. */
  function suit(): void {
    const lengthMs = chain?.durationMs() ?? 0;
    const leftMs = chain && lengthMs > 0 ? (lengthMs - chain.positionMs()) / rate : Infinity;
    loudness.song(level.at(leftMs), LEVEL_MS);
  }

  function emitSize(): void {
    const durationMs = chain ? Math.round(chain.durationMs()) : ms(element.duration);
    if (durationMs > 0) emit({ type: 'durationchange', durationMs });
    emit({ type: 'buffered', bufferedMs: chain ? chain.bufferedMs() : bufferedAhead(element) });
  }

  async function explain(): Promise<void> {
    const asked = loads;
    const found = await explainError(element);
    if (found && asked === loads) emit({ type: 'error', ...found });
  }

  function resume(): void {
    rise();
    report.update();
  }

  /** Sound that comes back does so little by little. */
  function rise(): void {
    if (wantsPlay && pendingMs === null && loudness.share() < 1) loudness.fadeTo(1, riseMs);
  }

  /** Forgets what the deck held, but lets its element sound until it gets something else. */
  function forget(): void {
    loads += 1;
    pendingMs = null;
    wantsPlay = false;
    report.reset();
    chain?.close();
    chain = null;
    toFollow = null;
    riseMs = SHORT_FADE_MS;
  }

  /** As a song begins. Only once the one before is not heard any more: it would come back for a moment. */
  const asNew = (): void => loudness.set(options.crosses() ? 0 : 1);

  async function loadChain(url: string, facts: SoundFacts): Promise<void> {
    const asked = loads;
    empty(element);
    toFollow = [];
    const code = await import('../chain/chain.ts').catch(() => null);
    if (loads !== asked) return;
    const [next] = toFollow ?? [];
    toFollow = null;
    if (!code) {
      loadAddress(element, url);
      if (next) emit({ type: 'not-joined' });
    } else {
      chain = code.openChain(element, url, facts, {
        tell(type) {
          // Too late for a jump: it was meant in the song before.
          if (type === 'joined') {
            pendingMs = null;
            level.joined();
            suit();
          } else level.follow(undefined);
          rise();
          emit({ type });
        },
        changed: emitSize,
        giveUp(address, atMs) {
          chain = null;
          loadAddress(element, address);
          pendingMs = atMs;
          if (wantsPlay) start();
        },
      });
      if (pendingMs !== null) chain.seek(pendingMs);
      pendingMs = null;
      if (next) chain.append(...next);
    }
    if (wantsPlay) start();
  }

  function start(): void {
    const asked = loads;
    wantsPlay = true;
    report.reset();
    if (!element.paused) rise();
    element.play().then(
      () => {
        if (loads === asked) report.update();
      },
      (error: unknown) => {
        // An AbortError means that another call overtook this one; other failures also come as an error event.
        if (loads !== asked || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
        wantsPlay = false;
        emit({ type: 'blocked' });
      },
    );
  }

  const canSeek = (): boolean => chain !== null || element.readyState >= HAVE_METADATA;

  /** The jump itself. */
  function land(): void {
    const to = pendingMs;
    if (to === null || !canSeek()) return;
    pendingMs = null;
    if (chain) chain.seek(to);
    else element.currentTime = to / 1000;
  }

  /**
   * What is due once the element is silent. A new fade drops the callback of the one before, so a jump and a pause share
   * this: a jump within the fade of a pause must still pause.
   */
  function onSilent(): void {
    land();
    if (!wantsPlay) element.pause();
  }

  function seek(to: number): void {
    pendingMs = to;
    if (!canSeek()) return;
    if (element.paused) land();
    else loudness.fadeTo(0, SHORT_FADE_MS, onSilent);
  }

  /** Goes over to another element; the one before is empty then. */
  function take(other: HTMLAudioElement): void {
    if (other === element) return;
    const before = element;
    element = other;
    empty(before);
    hear();
    element.playbackRate = rate;
  }

  /** Where the song is, ms. */
  const position = (): number =>
    pendingMs ?? (chain ? Math.round(chain.positionMs()) : ms(element.currentTime));

  return {
    position,
    seek,
    /** Replaces what the deck holds; with facts by a chain, where the browser can. */
    load(url: string, facts?: SoundFacts, measured?: Loudness): void {
      forget();
      take(options.elementFor(url));
      level.load(measured);
      element.defaultPlaybackRate = rate;
      if (facts && typeof MediaSource !== 'undefined') void loadChain(url, facts);
      else loadAddress(element, url);
      asNew();
      loudness.song(level.at(Infinity));
      loudness.again();
    },
    /** From a place, or on from where it is; with `duringMs` its sound takes so long to rise. */
    play(atMs?: number, duringMs?: number): void {
      // Silence first: after the jump it would end the jump's fade, and the jump with it.
      if (duringMs !== undefined || atMs) loudness.set(0);
      if (atMs !== undefined && (atMs > 0 || position() > 0)) seek(atMs);
      riseMs = duringMs ?? SHORT_FADE_MS;
      start();
    },
    pause(): void {
      wantsPlay = false;
      if (!element.paused) loudness.fadeTo(0, SHORT_FADE_MS, onSilent);
    },
    append(url: string, facts: SoundFacts, measured?: Loudness): void {
      level.follow(measured);
      if (chain) chain.append(url, facts);
      else if (toFollow) toFollow[0] = [url, facts];
      else emit({ type: 'not-joined' });
    },
    cut(): void {
      chain?.cut();
      toFollow?.pop();
      level.follow(undefined);
    },
    unload(): void {
      forget();
      empty(element);
      asNew();
    },
    /** Falls silent in this time; `silent` says what becomes of it then. */
    sink(duringMs: number, silent: () => void): void {
      wantsPlay = false;
      loudness.fadeTo(0, duringMs, silent);
    },
    /** Waits at a place, silent, with what it holds. */
    park(atMs: number): void {
      wantsPlay = false;
      loudness.set(0);
      element.pause();
      seek(atMs);
    },
    loudness,
    suit,
    /** The element that holds the song. */
    element: () => element,
    rate(value: number): void {
      rate = value;
      element.defaultPlaybackRate = value;
      element.playbackRate = value;
    },
  };
}

export type HtmlDeck = ReturnType<typeof createHtmlDeck>;
