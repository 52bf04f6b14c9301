import { createValueStore } from '@qingyin/observable';

/** Overlays that keyboard shortcuts or buttons open. */
export type CommandOverlay = 'palette' | 'help' | 'language';

/** Store of the open overlay; null: none. */
export const overlayStore = createValueStore<CommandOverlay | null>(null);
