import type * as FindStatus from './explain-media-error.ts';

/** Converts seconds to ms; 0 for unknown values. */
export const secondsToMs = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0;

/** `readyState` from which on an element can seek. */
export const HAVE_METADATA = 1;
/** `readyState` from which on an element can play. */
const HAVE_FUTURE_DATA = 3;

/** The playback state derived from the element's properties. */
export function playbackStateOf(element: HTMLMediaElement): 'paused' | 'waiting' | 'playing' {
  if (element.paused || element.ended) return 'paused';
  return element.seeking || element.readyState < HAVE_FUTURE_DATA ? 'waiting' : 'playing';
}

/** Loads a URL into an element. */
export function loadUrl(element: HTMLAudioElement, url: string): void {
  element.src = url;
  element.load();
}

/** Unloads an element. */
export function unloadElement(element: HTMLAudioElement): void {
  if (!element.hasAttribute('src')) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}

/** End of the buffered range at the current position, ms. */
export function bufferedAhead({ buffered, currentTime }: HTMLAudioElement): number {
  for (let part = 0; part < buffered.length; part += 1) {
    if (buffered.start(part) <= currentTime + 0.5 && buffered.end(part) >= currentTime)
      return secondsToMs(buffered.end(part));
  }
  return 0;
}

/**
 * Determines why an element failed. Loaded on demand, because failures are rare; if that fails, the reason is
 * `network`.
 */
export const explainElementError = (
  element: HTMLAudioElement,
): ReturnType<typeof FindStatus.explainMediaError> =>
  import('./explain-media-error.ts').then(
    (code) => code.explainMediaError(element),
    () => ({ kind: 'network' }) as const,
  );
