import { type Track } from '@qingyin/contract';
import { type QueueSource } from '@qingyin/player';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useRouter } from '@qingyin/routing';
import { lazy, Suspense, useState } from 'react';
import { useCanOpen } from '../access/use-can-open.ts';
import { useLikes } from '../actions/use-likes.ts';
import { rowOfLink } from './share.ts';
import { SongGrid } from './SongGrid.tsx';
import { type SongGridProps, type SongMenuRequest, type SongSource } from './song-grid-props.ts';

const SongMenu = lazy(() => import('./SongMenu.tsx').then((module) => ({ default: module.SongMenu })));

const SelectionBar = lazy(() =>
  import('./SelectionBar.tsx').then((module) => ({ default: module.SelectionBar })),
);

interface TableLook extends Pick<SongGridProps, 'name' | 'compact' | 'withAlbum' | 'scrollElement'> {
  /** where the songs come from, kept with the queue */
  source?: QueueSource;
}

interface WholeList extends TableLook {
  tracks: readonly Track[];
  /** default: plays these songs from this row on */
  onPlay?: (index: number) => void;
}

interface SlicedList extends TableLook, SongSource {
  /** without it, actions on chosen songs would silently leave out those that no row has shown */
  load: NonNullable<SongSource['load']>;
  /** plays the whole collection from this row on, also songs that no row has shown yet */
  onPlay: (index: number) => void;
}

export type SongTableProps = WholeList | SlicedList;

/**
 * Songs, tied to the player, the user's likes and the song menu. Give all `tracks`, or for long collections
 * `count`, `rowAt`, `load` and `onRangeChange` and fetch slices as they come into view.
 */
export function SongTable(props: SongTableProps) {
  const player = usePlayer();
  const playingId = usePlayerState(({ track }) => track?.id ?? null);
  const playing = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const { liked, toggle } = useLikes();
  const canOpen = useCanOpen();
  const router = useRouter();
  const { name, compact, withAlbum, scrollElement, source } = props;
  const songs: SongSource =
    'tracks' in props ? { count: props.tracks.length, rowAt: (index) => props.tracks[index] } : props;
  const [startRow] = useState(() => rowOfLink(window.location.hash, songs));
  const playAll = (index: number) =>
    'tracks' in props && !props.onPlay ? player.playList(props.tracks, index, source) : props.onPlay?.(index);

  const renderMenu = ({ tracks, index, anchor }: SongMenuRequest, close: () => void) => (
    <Suspense fallback={null}>
      <SongMenu
        tracks={tracks}
        anchor={anchor}
        onClose={close}
        onPlay={() => (tracks.length > 1 ? player.playList(tracks, 0, source) : playAll(index))}
        likes={{ liked, toggle }}
      />
    </Suspense>
  );

  return (
    <SongGrid
      name={name}
      count={songs.count}
      rowAt={songs.rowAt}
      onRangeChange={songs.onRangeChange}
      load={songs.load}
      compact={compact}
      withAlbum={withAlbum}
      scrollElement={scrollElement}
      startRow={startRow}
      playingId={playingId}
      playing={playing}
      liked={liked}
      canOpen={canOpen}
      onOpen={(href) => void router.navigate({ href })}
      onPlay={(index) => (songs.rowAt(index)?.id === playingId ? player.toggle() : playAll(index))}
      onLike={toggle}
      renderMenu={renderMenu}
      renderSelection={(chosen) => (
        <Suspense fallback={null}>
          <SelectionBar chosen={chosen} source={source} liked={liked} />
        </Suspense>
      )}
    />
  );
}
