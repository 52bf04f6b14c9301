import { Trans } from '@lingui/react/macro';
import { OFFICIAL_CHART, type PlaylistDetail } from '@qingyin/contract';
import { Button, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { useState } from 'react';
import { SongTable } from '../SongTable.tsx';
import classes from './PlaylistSongTable.module.css';
import type { OwnerActions } from './OwnerActionsProvider.tsx';
import type { DisplayedPlaylist } from './use-sliced-playlist.ts';
import type { usePlaySlicedPlaylist } from './use-play-sliced-playlist.ts';

const OwnerActionsProvider = lazyComponent(() => import('./OwnerActionsProvider.tsx'));

export interface PlaylistSongTableProps {
  playlist: PlaylistDetail;
  shown: DisplayedPlaylist;
  play: ReturnType<typeof usePlaySlicedPlaylist>;
  /** includes the owner's actions: reordering and removal */
  own: boolean;
  /** renders the rows */
  drawn: boolean;
}

/** Song table of a playlist of any length, with a retry for slices that failed. */
export function PlaylistSongTable({ playlist, shown, play, own, drawn }: PlaylistSongTableProps) {
  const { list, onRangeChange: want, retry } = shown;
  const [actions, setActions] = useState<OwnerActions | null>(null);
  return (
    <>
      {own && (
        <QueryBoundary pending={null} failed={() => null}>
          <OwnerActionsProvider playlist={playlist} list={list} onActions={setActions} />
        </QueryBoundary>
      )}
      {drawn && (
        <div data-ranked={playlist.specialType === OFFICIAL_CHART || undefined}>
          <SongTable
            name={playlist.name}
            count={list.count}
            ids={list.ids}
            rowAt={list.trackAt}
            load={list.load}
            onRangeChange={want}
            onPlay={play}
            onMove={actions?.move}
            removal={actions?.removal}
            source={{ kind: 'playlist', id: String(playlist.id) }}
          />
        </div>
      )}
      {retry && (
        <p role="alert" className={classes.lost}>
          <Trans>有一部分歌曲没有取到。</Trans>
          <Button size="s" onClick={retry}>
            <Trans>重试</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
