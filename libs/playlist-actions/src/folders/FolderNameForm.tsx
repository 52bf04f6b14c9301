import { NameForm } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import type { PlaylistFolder } from './playlist-folders.ts';

interface FolderNameFormProps {
  folders: readonly PlaylistFolder[];
  /** the folder to rename; default: a new one is created */
  folder?: PlaylistFolder;
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Form for the name of a playlist folder, which must be unique. */
export function FolderNameForm({ folders, folder, onName, onCancel }: FolderNameFormProps) {
  const { t } = useLingui();
  const check = (name: string) => {
    const taken = folders.some((other) => other.name === name && other.id !== folder?.id);
    return taken ? t`已经有叫这个名字的文件夹了` : null;
  };
  return (
    <NameForm
      label={t`文件夹名称`}
      name={folder?.name}
      action={folder ? t`保存` : t`创建`}
      check={check}
      onName={onName}
      onCancel={onCancel}
    />
  );
}
