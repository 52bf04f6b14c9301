import { useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { type Anchor, type MenuEntry, message } from '@qingyin/ui';
import { Menu, Sheet } from '@qingyin/ui/lazy';
import { IconFolder, IconFolderMinus, IconFolderPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type FolderChange, createFolder, moveIntoFolder, moveOutOfFolder } from './folder-changes.ts';
import { FolderNameForm } from './FolderNameForm.tsx';
import { folderOfPlaylist } from './playlist-folders.ts';
import { usePlaylistFolders } from './use-playlist-folders.ts';

interface FolderPickerProps {
  playlist: Pick<Playlist, 'id'>;
  anchor: Anchor;
  onClose: () => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Page of the playlist menu that moves a playlist into a folder, into a new one or out of its folder. */
export function FolderPicker({ playlist: { id }, anchor, onClose }: FolderPickerProps) {
  const { t } = useLingui();
  const { folders, change } = usePlaylistFolders();
  const none = folders.length === 0;
  const [naming, setNaming] = useState(none);
  const here = folderOfPlaylist(folders, id);

  // Shows a message, since the navigation may be hidden.
  const move = async (to: FolderChange, done: string): Promise<void> => {
    await change(to);
    message.success(done);
  };
  const moveInto = (to: FolderChange, name: string) => move(to, t`已移到文件夹「${name}」`);
  const moveOut = (name: string) => move(moveOutOfFolder(id), t`已移出文件夹「${name}」`);

  if (naming)
    return (
      <Sheet key="new" label={t`新建文件夹`} anchor={anchor} onClose={onClose}>
        <FolderNameForm
          folders={folders}
          onCancel={none ? onClose : () => setNaming(false)}
          onName={async (name) => {
            onClose();
            await moveInto(createFolder(name, id), name);
          }}
        />
      </Sheet>
    );
  const entries: MenuEntry[] = folders.map((folder) => ({
    id: String(folder.id),
    label: folder.name,
    icon: <IconFolder {...look} />,
    checked: folder === here,
    onSelect: () => folder !== here && void moveInto(moveIntoFolder(folder.id, id), folder.name),
  }));
  entries.push({
    id: 'new',
    label: t`新建文件夹`,
    icon: <IconFolderPlus {...look} />,
    keepOpen: true,
    divided: true,
    onSelect: () => setNaming(true),
  });
  if (here)
    entries.push({
      id: 'out',
      label: t`移出文件夹`,
      icon: <IconFolderMinus {...look} />,
      onSelect: () => void moveOut(here.name),
    });
  return <Menu key="folders" label={t`移到文件夹`} anchor={anchor} onClose={onClose} entries={entries} />;
}
