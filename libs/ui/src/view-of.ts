/**
 * The window an element is shown in: not the page's own where it stands in a small window of the page. What waits, measures
 * or asks about the screen for an element goes by it, since a page that nobody sees waits longer and measures nothing.
 */
export function viewOf({ ownerDocument }: Element): Window & typeof globalThis {
  return ownerDocument === document ? window : (ownerDocument.defaultView ?? window);
}
