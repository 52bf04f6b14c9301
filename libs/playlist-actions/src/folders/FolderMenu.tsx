import { useLingui } from '@lingui/react/macro';
import { actionBar, type Anchor } from '@qingyin/ui';
import { Menu, Sheet } from '@qingyin/ui/lazy';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { removeFolder, renameFolder, restoreFolder } from './folder-changes.ts';
import { FolderNameForm } from './FolderNameForm.tsx';
import type { PlaylistFolder } from './playlist-folders.ts';
import { usePlaylistFolders } from './use-playlist-folders.ts';

export interface FolderMenuProps {
  folder: PlaylistFolder;
  anchor: Anchor;
  onClose: () => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Menu of a playlist folder. */
export function FolderMenu({ folder, anchor, onClose }: FolderMenuProps) {
  const { t } = useLingui();
  const { folders, change } = usePlaylistFolders();
  const [naming, setNaming] = useState(false);
  const { id, name } = folder;

  const remove = async (): Promise<void> => {
    const place = folders.findIndex((one) => one.id === id);
    const gone = folders[place] ?? folder;
    await change(removeFolder(id));
    actionBar.show({
      text: t`已删除文件夹「${name}」，里面的歌单还在`,
      undo: () => void change(restoreFolder(gone, place)),
    });
  };
  if (naming)
    return (
      <Sheet key="name" label={t`重命名`} anchor={anchor} onClose={onClose}>
        <FolderNameForm
          folders={folders}
          folder={folder}
          onCancel={onClose}
          onName={async (name) => {
            onClose();
            await change(renameFolder(id, name));
          }}
        />
      </Sheet>
    );
  return (
    <Menu
      key="acts"
      label={t`文件夹操作`}
      anchor={anchor}
      onClose={onClose}
      header={<bdi>{name}</bdi>}
      entries={[
        {
          id: 'rename',
          label: t`重命名`,
          icon: <IconPencil {...look} />,
          keepOpen: true,
          onSelect: () => setNaming(true),
        },
        {
          id: 'delete',
          label: t`删除文件夹`,
          icon: <IconTrash {...look} />,
          danger: true,
          divided: true,
          onSelect: () => void remove(),
        },
      ]}
    />
  );
}
