import type { ListMenuProps } from './ListMenu.tsx';
import { type MenuOpener, useMenuOpener } from './use-menu-opener.tsx';

type ListMenuRequest = Omit<ListMenuProps, 'anchor' | 'onClose'>;
export type ListMenuOpener = MenuOpener<ListMenuRequest>;

/**
 * The menu of the user's playlists; its code comes on intent.
 *
 * @param prepare what must be there besides, such as texts that are not among those of the first view
 */
export const useListMenu = (prepare?: () => Promise<unknown>): ListMenuOpener =>
  useMenuOpener<ListMenuRequest>(async () => {
    const [module] = await Promise.all([import('./ListMenu.tsx'), prepare?.()]);
    return module.ListMenu;
  });
