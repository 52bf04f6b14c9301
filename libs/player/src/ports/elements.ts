import type * as FindStatus from './find-status.ts';

/** The browser's seconds as ms; 0 for what is not known. */
export const ms = (seconds: number): number => (Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0);

/** The `readyState` from which on an element can be sought in. */
export const HAVE_METADATA = 1;
/** The `readyState` from which on an element plays. */
const HAVE_FUTURE_DATA = 3;

/** What an element does right now, by its own properties. */
export function playbackStateOf(element: HTMLMediaElement): 'paused' | 'waiting' | 'playing' {
  if (element.paused || element.ended) return 'paused';
  return element.seeking || element.readyState < HAVE_FUTURE_DATA ? 'waiting' : 'playing';
}

/** Makes an element hold what is at an address. */
export function loadAddress(element: HTMLAudioElement, url: string): void {
  element.src = url;
  element.load();
}

/** Takes away what an element holds. */
export function empty(element: HTMLAudioElement): void {
  if (!element.hasAttribute('src')) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}

/** The end of the buffered stretch the position lies in, ms. */
export function bufferedAhead({ buffered, currentTime }: HTMLAudioElement): number {
  for (let part = 0; part < buffered.length; part += 1) {
    if (buffered.start(part) <= currentTime + 0.5 && buffered.end(part) >= currentTime)
      return ms(buffered.end(part));
  }
  return 0;
}

/** Why an element failed. Few songs do, so the code that finds out loads for those alone; without it the network is the reason. */
export const explainError = (element: HTMLAudioElement): ReturnType<typeof FindStatus.explainError> =>
  import('./find-status.ts').then(
    (code) => code.explainError(element),
    () => ({ kind: 'network' }) as const,
  );
