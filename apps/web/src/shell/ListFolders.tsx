import { useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { type ListFolder, useFolderMenu } from '@qingyin/media-kit';
import { type ReactNode } from 'react';
import { useServices } from '../services-context.ts';
import { FolderEntry } from './FolderEntry.tsx';
import { NavGroup } from './NavGroup.tsx';

export interface FiledLists {
  folder: ListFolder;
  /** those that are shown in it */
  lists: readonly Playlist[];
}

export interface ListFoldersProps {
  filed: readonly FiledLists[];
  entryOf: (list: Playlist) => ReactNode;
}

/** The user's folders of playlists in the navigation. */
export default function ListFolders({ filed, entryOf }: ListFoldersProps) {
  const { t } = useLingui();
  const { locale } = useServices();
  const menu = useFolderMenu(() => locale.loadTexts('rest'));
  return (
    <>
      <NavGroup heading={t`文件夹`}>
        {filed.map(({ folder, lists }) => (
          <FolderEntry key={folder.id} folder={folder} menu={menu}>
            {lists.map(entryOf)}
          </FolderEntry>
        ))}
      </NavGroup>
      {menu.menu}
    </>
  );
}
