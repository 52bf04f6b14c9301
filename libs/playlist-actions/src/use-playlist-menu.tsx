import type { PlaylistMenuProps } from './PlaylistMenu.tsx';
import { type MenuOpener, useMenuOpener } from './use-menu-opener.tsx';

type ListMenuRequest = Omit<PlaylistMenuProps, 'anchor' | 'onClose'>;
/** Opener of the menu of playlists. */
export type PlaylistMenuOpener = MenuOpener<ListMenuRequest>;

/** Context menu of the user's playlists; its code is loaded on intent. */
export const usePlaylistMenu = (): PlaylistMenuOpener =>
  useMenuOpener<ListMenuRequest>(async () => (await import('./PlaylistMenu.tsx')).PlaylistMenu);
