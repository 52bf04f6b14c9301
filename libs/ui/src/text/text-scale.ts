/** Factor by which the browser's text is larger than the usual 16 px, at least 1; heights of rows grow by it. */
export const textScale = (): number =>
  Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
