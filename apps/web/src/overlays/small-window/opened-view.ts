import { valueStore } from '@qingyin/ui';

/** A window whose document the page renders into. */
export type View = Window & typeof globalThis;

/** Store of the mini player's window once it is ready for rendering; null: closed. */
export const openedView = valueStore<View | null>(null);
