import {
  type FolderMenuOpener,
  type PlaylistFolder,
  setFolderOpen,
  usePlaylistFolders,
} from '@qingyin/playlist-actions';
import { Trans } from '@lingui/react/macro';
import { CatalogueText, classNames } from '@qingyin/ui';
import { IconChevronDown, IconChevronRight, IconFolder, IconFolderOpen } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { EntryMenuButton } from './EntryMenuButton.tsx';
import styles from './FolderEntry.module.css';
import entryStyles from './MyPlaylists.module.css';
import navList from './NavList.module.css';
import { useHoverOpen } from './use-hover-open.ts';

interface FolderEntryProps {
  folder: PlaylistFolder;
  /** Its menu; sheets have it, too, because a folder has no page of its own. */
  menu: FolderMenuOpener;
  /** State as a drop target of the dragged playlist; null: it is not one. */
  filing: 'target' | 'over' | null;
  /** Entries of the playlists in the folder. */
  children: readonly ReactNode[];
}

/**
 * Playlist folder in the side navigation, with the playlists in it. Dragging songs over it opens it
 * (`useHoverOpen`); playlists can be dropped anywhere on it.
 */
export function FolderEntry({ folder, menu, filing, children }: FolderEntryProps) {
  const listId = useId();
  const { change } = usePlaylistFolders();
  const { id, name, open } = folder;
  const setOpen = (wanted: boolean) => void change(setFolderOpen(id, wanted));
  const hover = useHoverOpen(!open, () => setOpen(true));
  const Picture = open ? IconFolderOpen : IconFolder;
  const Arrow = open ? IconChevronDown : IconChevronRight;
  return (
    <li data-folder={id}>
      <div
        className={classNames(entryStyles.entry, styles.row)}
        data-list={`folder-${id}`}
        data-target={filing ? '' : undefined}
        data-drop={hover.over || filing === 'over' || undefined}
        {...hover.handlers}
        {...menu.handlersOf({ folder })}
      >
        <button
          type="button"
          className={classNames(navList.entry, entryStyles.main, styles.folder)}
          aria-expanded={open}
          aria-controls={listId}
          title={name}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.picture}>
            <Picture size={20} stroke={1.75} aria-hidden />
          </span>
          <CatalogueText className={navList.label} text={name} />
          <Arrow size={16} stroke={1.75} data-flip-rtl={open ? undefined : ''} aria-hidden />
        </button>
        <EntryMenuButton name={name} menu={menu} request={{ folder }} />
      </div>
      <ul id={listId} className={classNames(navList.list, styles.lists)} aria-label={name} hidden={!open}>
        {open && children}
        {open && children.length === 0 && (
          <li className={styles.none}>
            <span className={navList.label}>
              <Trans>没有歌单</Trans>
            </span>
          </li>
        )}
      </ul>
    </li>
  );
}
