/**
 * Window in which an element is shown, which differs from the page's window inside the mini player. Use its
 * timers, frames, measurements and media queries for the element: a hidden page throttles timers and does not
 * measure.
 */
export function ownerWindow({ ownerDocument }: Element): Window & typeof globalThis {
  return ownerDocument === document ? window : (ownerDocument.defaultView ?? window);
}
