import { type MenuOpener, useMenuOpener } from '../use-menu-opener.tsx';
import type { FolderMenuProps } from './FolderMenu.tsx';

type FolderMenuRequest = Omit<FolderMenuProps, 'anchor' | 'onClose'>;
/** Opener of the menu of playlist folders. */
export type FolderMenuOpener = MenuOpener<FolderMenuRequest>;

/** Context menu of playlist folders; its code is loaded on intent. */
export const useFolderMenu = (): FolderMenuOpener =>
  useMenuOpener<FolderMenuRequest>(async () => (await import('./FolderMenu.tsx')).FolderMenu);
