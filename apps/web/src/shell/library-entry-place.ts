import { localStore } from '@qingyin/device-storage';

const KEY = 'qy-music-library';

/** Whether the navigation had an entry of the music libraries when that was last known on this device. */
export const wasLibraryShown = (): boolean => localStore.getItem(KEY) === 'true';

/**
 * Stores whether the navigation has the entry. The script in index.html reads the value, so that the first view has
 * room for the entry and nothing below it moves when it loads (SideNav.module.css).
 */
export function rememberLibraryShown(shown: boolean): void {
  localStore.setItem(KEY, String(shown));
  document.documentElement.toggleAttribute('data-library', shown);
}
