import { DownloadAllButton, SpaceMeter } from '@qingyin/media-ui';
import { SongTable } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlayer } from '@qingyin/player-react';
import { Button, EmptyState, ErrorState, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { type EditTarget } from './edit-target.ts';
import { useOfferedLibraries } from './libraries/use-offered-libraries.ts';
import { useCloudColumns } from './use-cloud-columns.ts';
import { useCloudDisk } from './use-cloud-disk.ts';
import { useCloudRemoval } from './use-cloud-removal.ts';
import { useCloudSongEntries } from './use-cloud-song-entries.tsx';

const EditDialog = lazyComponent(() => import('./edit/EditDialog.tsx'));

/** Used space and songs of the cloud disk. */
export default function CloudBody({ uid }: { uid: string }) {
  const { t } = useLingui();
  const player = usePlayer();
  const removal = useCloudRemoval(uid);
  const disk = useCloudDisk(uid, removal.hidden);
  const [editing, edit] = useState<EditTarget | null>(null);
  const libraries = useOfferedLibraries();
  const columns = useCloudColumns(disk.byId, libraries);
  const ownActions = useCloudSongEntries(uid, disk.byId, libraries, edit);
  const source = useMemo(() => ({ kind: 'cloud', id: uid }), [uid]);
  const name = t`我的音乐云盘`;
  const play = (index?: number) => {
    const playable = disk.tracks.filter(({ unplayable }) => unplayable === null);
    const wanted = index === undefined ? undefined : disk.tracks[index];
    player.playList(playable, wanted ? playable.indexOf(wanted) : undefined, source);
  };

  return (
    <>
      <SpaceMeter used={disk.used} capacity={disk.capacity} count={disk.count} />
      {disk.count === 0 ? (
        <EmptyState drawing="boat">
          <Trans>云盘还是空的，把音乐文件或文件夹拖到这里，或者点「上传音乐」。</Trans>
        </EmptyState>
      ) : (
        <SongTable
          name={name}
          count={disk.count}
          rowAt={disk.rowAt}
          load={disk.load}
          ids={disk.ids}
          onPlay={play}
          source={source}
          columns={columns}
          removal={removal}
          ownActions={ownActions}
          lead={
            <>
              <Button
                variant="soft"
                icon={<IconPlayerPlayFilled size={18} aria-hidden />}
                onClick={() => play()}
              >
                {t`播放全部`}
              </Button>
              <DownloadAllButton ids={disk.ids} name={name} />
            </>
          }
        />
      )}
      {disk.loadError && <ErrorState error={disk.loadError} onRetry={disk.retry} />}
      {editing && (
        <OptionalBoundary onLost={() => edit(null)}>
          <EditDialog uid={uid} editing={editing} onClose={() => edit(null)} />
        </OptionalBoundary>
      )}
    </>
  );
}
