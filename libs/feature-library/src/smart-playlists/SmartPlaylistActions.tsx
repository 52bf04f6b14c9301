import { CollectionActions, QueueAllButton } from '@qingyin/media-ui';
import { ExportButton } from '@qingyin/playlist-actions';
import { useAddToPlaylist } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import type { SmartPlaylist, Track } from '@qingyin/contract';
import { deleteSmartPlaylistMutation, saveSmartPlaylistMutation } from '@qingyin/data-library';
import { usePlayer } from '@qingyin/player-react';
import { useNavigate } from '@qingyin/routing';
import { actionBar, attempt, Button } from '@qingyin/ui';
import { IconAdjustments, IconCopyPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import classes from './SmartPlaylistSection.module.css';
import { useSmartPlaylistDialog } from './use-smart-playlist-dialog.tsx';

export interface SmartPlaylistActionsProps {
  list: SmartPlaylist;
  tracks: readonly Track[];
  userId: string;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Actions for a smart playlist and its current songs. */
export function SmartPlaylistActions({ list, tracks, userId }: SmartPlaylistActionsProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const navigate = useNavigate();
  const builder = useSmartPlaylistDialog(userId);
  const { create } = useAddToPlaylist();
  const { mutateAsync: save } = useMutation(saveSmartPlaylistMutation(userId));
  const { mutateAsync: remove } = useMutation(deleteSmartPlaylistMutation(userId));
  const playable = tracks.filter(({ unplayable }) => unplayable === null);
  const { name, rules } = list;

  const drop = (): void => {
    void navigate({ to: '/my-playlist' });
    void attempt(t`没能删除，请再试一次`, async () => {
      await remove(list);
      actionBar.show({
        text: t`已删除智能歌单「${name}」`,
        undo: () => void attempt(t`没能撤销`, () => save({ name, rules })),
      });
    });
  };
  const keep = () => {
    const ids = tracks.map(({ id }) => id);
    void attempt(t`没能建立歌单，请再试一次`, () => create(name, ids));
  };

  return (
    <div className={classes.acts}>
      <CollectionActions
        onPlayAll={playable.length > 0 ? () => player.playList(playable) : undefined}
        more={
          <>
            {tracks.length > 0 && <QueueAllButton load={() => Promise.resolve(tracks)} />}
            {tracks.length > 0 && (
              <Button icon={<IconCopyPlus {...look} />} onClick={keep}>
                {t`存为普通歌单`}
              </Button>
            )}
            <Button
              icon={<IconAdjustments {...look} />}
              aria-haspopup="dialog"
              onPointerEnter={builder.prefetch}
              onClick={() => builder.open({ list })}
            >
              {t`编辑规则`}
            </Button>
            {tracks.length > 0 && <ExportButton name={name} load={() => Promise.resolve(tracks)} />}
            <Button icon={<IconTrash {...look} />} onClick={drop}>
              {t`删除`}
            </Button>
          </>
        }
      />
      {builder.dialog}
    </div>
  );
}
