import { valueStore } from '@qingyin/ui';

/** Overlays that keyboard shortcuts or buttons open. */
export type HandsOverlay = 'palette' | 'help' | 'language';

/** Store of the open overlay; null: none. */
export const openHands = valueStore<HandsOverlay | null>(null);
