import {
  bufferedAhead,
  unloadElement,
  explainElementError,
  HAVE_METADATA,
  loadUrl,
  secondsToMs,
} from './media-element.ts';
import { createElementListener } from './element-listener.ts';
import type { HtmlDeckOptions } from './html-deck-options.ts';
import { createDeckVolume } from './deck-volume.ts';
import { createPlaybackReport } from './playback-report.ts';
import type { GaplessSource } from '../gapless/gapless-source.ts';
import type { GaplessInfo } from '../gapless/audio-format.ts';
import { createTrackLevel } from './track-level.ts';
import type { Loudness } from '../sound-settings/loudness-normalization.ts';

/** Duration of the fades around pauses and seeks, ms: prevents clicks and is too short to notice. */
const SHORT_FADE_MS = 40;
/** Duration of the change between the normalization gains of two tracks, ms: long enough not to click. */
const LEVEL_MS = 160;

/** A deck: one `<audio>` element that plays a track by its URL or through a gapless source. */
export function createHtmlDeck(first: HTMLAudioElement, options: HtmlDeckOptions) {
  const { emit } = options;
  const report = createPlaybackReport({
    element: () => element,
    isWanted: () => wantsPlay && pendingMs === null,
    emit(event) {
      // The duration of a prepared track became known while the deck was idle and the engine ignored its events.
      if (event.type === 'playing') emitSize();
      emit(event);
    },
  });
  let element = first;
  const listen = createElementListener((candidate) => candidate === element);
  /** fills the element when the next track may follow gaplessly */
  let source: GaplessSource | null = null;
  /** track to append once the code for gapless playback has loaded; null while it is not loading */
  let toFollow: [url: string, facts: GaplessInfo][] | null = null;
  /** pending seek: applied once metadata is there, or once the fade before the seek is over, ms */
  let pendingMs: number | null = null;
  let wantsPlay = false;
  /** number of loads, to ignore late answers for an earlier URL */
  let loads = 0;
  let rate = 1;
  let riseMs = SHORT_FADE_MS;
  const level = createTrackLevel(options.tone);
  const boost = (times: number): void => options.boost(element, times);
  const loudness = createDeckVolume({ ...options, element: () => element, boost });
  hear();

  /** Adds event listeners to the element, once. */
  function hear(): void {
    listen(element, {
      loadedmetadata() {
        if (pendingMs !== null) element.currentTime = pendingMs / 1000;
        pendingMs = null;
      },
      durationchange: emitSize,
      timeupdate() {
        suit();
        report.update();
        if (pendingMs === null) emit({ type: 'timeupdate', positionMs: position() });
      },
      progress: emitSize,
      canplay: report.update,
      seeked: resume,
      playing: resume,
      waiting: report.waiting,
      ended() {
        // With a pending seek the track is not over.
        const jumps = pendingMs !== null;
        land();
        if (jumps && wantsPlay) start();
        if (jumps) return;
        wantsPlay = false;
        emit({ type: 'ended' });
      },
      pause() {
        if (!wantsPlay || !element.paused || element.ended) return;
        wantsPlay = false;
        emit({ type: 'interrupted' });
      },
      // A gapless source handles errors by itself.
      error: () => void (source ?? explain()),
    });
  }

  /** Applies the track's normalization gain gradually. */
  function suit(): void {
    const lengthMs = source?.durationMs() ?? 0;
    const leftMs = source && lengthMs > 0 ? (lengthMs - source.positionMs()) / rate : Infinity;
    loudness.song(level.at(leftMs), LEVEL_MS);
  }

  function emitSize(): void {
    const durationMs = source ? Math.round(source.durationMs()) : secondsToMs(element.duration);
    if (durationMs > 0) emit({ type: 'durationchange', durationMs });
    emit({ type: 'buffered', bufferedMs: source ? source.bufferedMs() : bufferedAhead(element) });
  }

  async function explain(): Promise<void> {
    const asked = loads;
    const found = await explainElementError(element);
    if (found && asked === loads) emit({ type: 'error', ...found });
  }

  function resume(): void {
    rise();
    report.update();
  }

  /** Fades the sound in after a pause or a seek. */
  function rise(): void {
    if (wantsPlay && pendingMs === null && loudness.share() < 1) loudness.fadeTo(1, riseMs);
  }

  /** Resets the deck's state; the element keeps playing until it gets another source. */
  function forget(): void {
    loads += 1;
    pendingMs = null;
    wantsPlay = false;
    report.reset();
    source?.close();
    source = null;
    toFollow = null;
    riseMs = SHORT_FADE_MS;
  }

  /** Resets the fade for a new track. Called once the old track is silent, or it would be audible again. */
  const asNew = (): void => loudness.set(options.crosses() ? 0 : 1);

  async function loadSource(url: string, facts: GaplessInfo): Promise<void> {
    const asked = loads;
    unloadElement(element);
    toFollow = [];
    const code = await import('../gapless/gapless-source.ts').catch(() => null);
    if (loads !== asked) return;
    const [next] = toFollow ?? [];
    toFollow = null;
    if (!code) {
      loadUrl(element, url);
      if (next) emit({ type: 'not-joined' });
    } else {
      source = code.openGaplessSource(element, url, facts, {
        onNextResult(type) {
          // A pending seek was meant for the track before.
          if (type === 'joined') {
            pendingMs = null;
            level.joined();
            suit();
          } else level.follow(undefined);
          rise();
          emit({ type });
        },
        onChange: emitSize,
        onGiveUp(address, atMs) {
          source = null;
          loadUrl(element, address);
          pendingMs = atMs;
          if (wantsPlay) start();
        },
      });
      if (pendingMs !== null) source.seek(pendingMs);
      pendingMs = null;
      if (next) source.append(...next);
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
        // An AbortError means that a later call replaced this one; other failures also come as an error event.
        if (loads !== asked || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
        wantsPlay = false;
        emit({ type: 'blocked' });
      },
    );
  }

  const canSeek = (): boolean => source !== null || element.readyState >= HAVE_METADATA;

  /** Applies the pending seek. */
  function land(): void {
    const to = pendingMs;
    if (to === null || !canSeek()) return;
    pendingMs = null;
    if (source) source.seek(to);
    else element.currentTime = to / 1000;
  }

  /**
   * Runs when the element is silent. A new fade drops the callback of the one before, so seek and pause share it:
   * a seek during the fade of a pause must still pause.
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

  /** Switches to another element and empties the current one. */
  function take(other: HTMLAudioElement): void {
    if (other === element) return;
    const before = element;
    element = other;
    unloadElement(before);
    hear();
    element.playbackRate = rate;
  }

  /** The position in the track, ms. */
  const position = (): number =>
    pendingMs ?? (source ? Math.round(source.positionMs()) : secondsToMs(element.currentTime));

  return {
    position,
    seek,
    /** Replaces what the deck holds; with facts through a gapless source, where Media Source is available. */
    load(url: string, facts?: GaplessInfo, measured?: Loudness): void {
      forget();
      take(options.elementFor(url));
      level.load(measured);
      element.defaultPlaybackRate = rate;
      if (facts && typeof MediaSource !== 'undefined') void loadSource(url, facts);
      else loadUrl(element, url);
      asNew();
      loudness.song(level.at(Infinity));
      loudness.again();
    },
    /** Plays from a position or resumes; `duringMs` is the duration of the fade-in. */
    play(atMs?: number, duringMs?: number): void {
      // First the silence: after the seek it would cancel the seek's fade, and the seek with it.
      if (duringMs !== undefined || atMs) loudness.set(0);
      if (atMs !== undefined && (atMs > 0 || position() > 0)) seek(atMs);
      riseMs = duringMs ?? SHORT_FADE_MS;
      start();
    },
    pause(): void {
      wantsPlay = false;
      if (!element.paused) loudness.fadeTo(0, SHORT_FADE_MS, onSilent);
    },
    append(url: string, facts: GaplessInfo, measured?: Loudness): void {
      level.follow(measured);
      if (source) source.append(url, facts);
      else if (toFollow) toFollow[0] = [url, facts];
      else emit({ type: 'not-joined' });
    },
    cut(): void {
      source?.removeAppended();
      toFollow?.pop();
      level.follow(undefined);
    },
    unload(): void {
      forget();
      unloadElement(element);
      asNew();
    },
    /** Fades out in this time, then calls `silent`. */
    sink(duringMs: number, silent: () => void): void {
      wantsPlay = false;
      loudness.fadeTo(0, duringMs, silent);
    },
    /** Seeks silently and waits there with its data loaded. */
    park(atMs: number): void {
      wantsPlay = false;
      loudness.set(0);
      element.pause();
      seek(atMs);
    },
    loudness,
    suit,
    /** The element that holds the track. */
    element: () => element,
    rate(value: number): void {
      rate = value;
      element.defaultPlaybackRate = value;
      element.playbackRate = value;
    },
  };
}

export type HtmlDeck = ReturnType<typeof createHtmlDeck>;
