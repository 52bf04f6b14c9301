import { createValueStore } from '@qingyin/observable';

/** A window whose document the page renders into. */
export type ChildWindow = Window & typeof globalThis;

/** Store of the mini player's window once it is ready for rendering; null: closed. */
export const windowStore = createValueStore<ChildWindow | null>(null);
