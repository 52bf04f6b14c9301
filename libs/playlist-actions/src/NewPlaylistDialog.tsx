import { PRIVATE_PLAYLIST } from '@qingyin/contract';
import { NewPlaylistForm, useAddToPlaylist } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import { createPlaylistMutation, deletePlaylistMutation } from '@qingyin/data-library';
import { actionBar, attempt } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation } from '@tanstack/react-query';

interface NewListDialogProps {
  /** ids of the songs to add */
  songs: readonly number[];
  onClose: () => void;
}

/** Dialog that creates a playlist, with undo. */
export function NewPlaylistDialog({ songs, onClose }: NewListDialogProps) {
  const { t } = useLingui();
  const { mutateAsync: create } = useMutation(createPlaylistMutation());
  const { mutateAsync: remove } = useMutation(deletePlaylistMutation());
  const { create: createWith } = useAddToPlaylist();
  const filled = songs.length > 0;
  return (
    <Dialog title={t`新建歌单`} width={400} onClose={onClose}>
      <NewPlaylistForm
        withPrivacy={!filled}
        onCancel={onClose}
        onCreate={async (name, isPrivate) => {
          if (filled) {
            await createWith(name, songs);
            return onClose();
          }
          const { id } = await create({ name, privacy: isPrivate ? PRIVATE_PLAYLIST : 0 });
          onClose();
          actionBar.show({
            text: t`已新建歌单「${name}」`,
            undo: () => void attempt(t`没能撤销`, () => remove({ id })),
          });
        }}
      />
    </Dialog>
  );
}
