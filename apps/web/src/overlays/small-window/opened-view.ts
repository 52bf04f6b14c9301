import { valueStore } from '@qingyin/ui';

/** A window of the page's own, with a document that the page draws in. */
export type View = Window & typeof globalThis;

/** The small window, once it can be drawn in; null while there is none. */
export const openedView = valueStore<View | null>(null);
