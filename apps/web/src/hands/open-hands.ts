import { valueStore } from '@qingyin/ui';

/** What lies over the page, asked for by keys or by a button somewhere. */
export type HandsOverlay = 'palette' | 'help' | 'language';

export const openHands = valueStore<HandsOverlay | null>(null);
