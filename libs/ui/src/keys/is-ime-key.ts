/** `keyCode` that browsers report for keys handled by an input method. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method (IME) that composes text, e.g. Enter and arrows of pinyin. Some
 * browsers send the first key of a composition before `isComposing` is set, Safari the last one after it is
 * cleared; both have `keyCode` 229.
 */
export const isImeKey = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN;
