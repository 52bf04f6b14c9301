/** The browser's seconds as ms; 0 for what is not known. */
export const ms = (seconds: number): number => (Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0);

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
