import { type PlaylistFolder, useFolderMenu } from '@qingyin/playlist-actions';
import { useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { type ReactNode, type RefObject } from 'react';
import { FolderEntry } from './FolderEntry.tsx';
import styles from './PlaylistFolders.module.css';
import { NavGroup } from './NavGroup.tsx';
import { usePlaylistFolderDnd } from './use-playlist-folder-dnd.ts';

/** A playlist folder with its playlists. */
export interface FolderWithPlaylists {
  folder: PlaylistFolder;
  /** Playlists of the folder that are shown there (pinned ones are not). */
  lists: readonly Playlist[];
}

export interface PlaylistFoldersProps {
  filed: readonly FolderWithPlaylists[];
  entryOf: (list: Playlist) => ReactNode;
  /**
   * Element with all playlists, in which they can be dragged into and out of folders; undefined: no drag and drop.
   */
  body: RefObject<HTMLElement | null> | undefined;
}

/** The user's playlist folders in the side navigation. */
export default function PlaylistFolders({ filed, entryOf, body }: PlaylistFoldersProps) {
  const { t } = useLingui();
  const menu = useFolderMenu();
  const filing = usePlaylistFolderDnd(body);
  return (
    <div ref={filing.all} className={styles.folders} data-out={filing.out || undefined}>
      <NavGroup heading={t`文件夹`}>
        {filed.map(({ folder, lists }) => (
          <FolderEntry key={folder.id} folder={folder} menu={menu} filing={filing.targetOf(folder.id)}>
            {lists.map(entryOf)}
          </FolderEntry>
        ))}
      </NavGroup>
      {menu.menu}
    </div>
  );
}
