import type { ListMenuProps } from './ListMenu.tsx';
import { type MenuOpener, useMenuOpener } from './use-menu-opener.tsx';

type ListMenuRequest = Omit<ListMenuProps, 'anchor' | 'onClose'>;
/** Opener of the menu of playlists. */
export type ListMenuOpener = MenuOpener<ListMenuRequest>;

/**
 * Menu of the user's playlists; loaded on demand.
 *
 * @param prepare loads what the menu needs besides, such as texts outside of the initial catalog
 */
export const useListMenu = (prepare?: () => Promise<unknown>): ListMenuOpener =>
  useMenuOpener<ListMenuRequest>(async () => {
    const [module] = await Promise.all([import('./ListMenu.tsx'), prepare?.()]);
    return module.ListMenu;
  });
