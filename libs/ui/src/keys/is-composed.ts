/** What browsers call a key that an input method has taken. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method that composes: pinyin's Enter and arrows are meant for it. Some browsers tell
 * the first key of a composition before it, and Safari the last one after it; both are told as taken.
 */
export const isComposed = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN;
