import { createValueStore } from '@qingyin/observable';

/** What other parts of the page may do with the player bar. */
export interface PlayerBarHandle {
  toggleQueue: () => void;
  /** undefined without sound settings */
  openSound: (() => void) | undefined;
}

/** The rendered player bar; null if there is none. */
export const playerBarHandle = createValueStore<PlayerBarHandle | null>(null);
