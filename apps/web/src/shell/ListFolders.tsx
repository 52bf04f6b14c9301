import { useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { type ListFolder, useFolderMenu } from '@qingyin/media-kit';
import { type ReactNode, type RefObject } from 'react';
import { FolderEntry } from './FolderEntry.tsx';
import styles from './ListFolders.module.css';
import { NavGroup } from './NavGroup.tsx';
import { useFiling } from './use-filing.ts';

export interface FiledLists {
  folder: ListFolder;
  /** those that are shown in it */
  lists: readonly Playlist[];
}

export interface ListFoldersProps {
  filed: readonly FiledLists[];
  entryOf: (list: Playlist) => ReactNode;
  /** holds all playlists, where they can be carried into folders and out of them */
  body: RefObject<HTMLElement | null> | undefined;
}

/** The user's folders of playlists in the navigation. */
export default function ListFolders({ filed, entryOf, body }: ListFoldersProps) {
  const { t } = useLingui();
  const menu = useFolderMenu();
  const filing = useFiling(body);
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
