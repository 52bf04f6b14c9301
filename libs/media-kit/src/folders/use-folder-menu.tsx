import { type MenuOpener, useMenuOpener } from '../playlists/use-menu-opener.tsx';
import type { FolderMenuProps } from './FolderMenu.tsx';

type FolderMenuRequest = Omit<FolderMenuProps, 'anchor' | 'onClose'>;
/** Opener of the menu of playlist folders. */
export type FolderMenuOpener = MenuOpener<FolderMenuRequest>;

/** Menu of playlist folders; loaded on demand together with `prepare`. */
export const useFolderMenu = (prepare?: () => Promise<unknown>): FolderMenuOpener =>
  useMenuOpener<FolderMenuRequest>(async () => {
    const [module] = await Promise.all([import('./FolderMenu.tsx'), prepare?.()]);
    return module.FolderMenu;
  });
