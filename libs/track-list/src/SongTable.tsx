import { useLikes } from '@qingyin/track-actions';
import { type Track } from '@qingyin/contract';
import { type QueueSource } from '@qingyin/player';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useRouter } from '@qingyin/routing';
import { useUserId } from '@qingyin/session/react';
import { OptionalBoundary, lazyComponent, type MenuEntry } from '@qingyin/ui';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { COMPACT_ROW_PX } from './row-height.ts';
import { SongGrid } from './SongGrid.tsx';
import { type SongGridProps, type SongMenuRequest, type SongSource } from './song-grid-props.ts';
import { useDisplayOptions } from './display-options.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { useLinkedSong } from './use-linked-song.ts';
import { usePlayFromRow } from './use-play-from-row.ts';
import { type ListenerTable } from './listener-table.ts';
import { isListenerColumn } from './song-sort.ts';
import { useSongOrder } from './use-song-order.ts';
import { type SongRemoval } from './use-remove-from-playlist.ts';
import { prefetchOrdering } from './use-whole-list.ts';

const NoHits = lazyComponent(() => import('./NoMatches.tsx'));

const SongTools = lazyComponent(() => import('./SongTools.tsx'));

const ListenerValues = lazyComponent(() => import('./ListenerTableValues.tsx'));

const SongMenu = lazyComponent(() => import('./SongMenu.tsx'));

const SelectionBar = lazyComponent(() => import('./SelectionBar.tsx'));

interface TableLook extends Pick<
  SongGridProps,
  | 'name'
  | 'compact'
  | 'withAlbum'
  | 'scrollElement'
  | 'drawName'
  | 'onMove'
  | 'columns'
  | 'when'
  | 'firstNumber'
  | 'renderIndex'
> {
  /** source of the songs, stored with the queue */
  source?: QueueSource;
  /** key under which this device stores the order; default: the source, except for searches */
  keptAs?: string;
  /** removes songs from the list; default: they cannot be removed */
  removal?: SongRemoval | undefined;
  /** additional entries of the menus of songs */
  ownActions?: ((tracks: readonly Track[]) => readonly MenuEntry[]) | undefined;
  /** whether a filter field is shown; default: for more than `MANY` songs */
  filterable?: boolean;
  /** no toolbar: a preview of a list that has a page of its own */
  bare?: boolean;
  /** element before the tools in their row (on phones above them), such as a button that plays all */
  lead?: ReactNode;
}

interface WholeList extends TableLook {
  tracks: readonly Track[];
  /** default: plays these songs from this row on */
  onPlay?: (index: number) => void;
}

interface SlicedList extends TableLook, SongSource {
  /** required: without it, actions on selected songs would silently omit songs that were not fetched yet */
  load: NonNullable<SongSource['load']>;
  /** plays the whole collection from this row on, including songs that were not fetched yet */
  onPlay: (index: number) => void;
}

/** Number of songs above which the filter field is shown. */
const MANY = 12;

export type SongTableProps = WholeList | SlicedList;

/**
 * Song table connected to the player, the liked songs and the song menu. Pass all `tracks`, or for long
 * collections `count`, `rowAt`, `load` and `onRangeChange`, to fetch slices as they come into view.
 */
export function SongTable(props: SongTableProps) {
  const player = usePlayer();
  const playingId = usePlayerState(({ track }) => track?.id ?? null);
  const playing = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const { liked, toggle } = useLikes();
  const { removal } = props;
  const like = useCallback(
    (track: Track) => (removal?.byHeart && liked.has(track.id) ? removal.remove([track]) : toggle(track)),
    [removal, liked, toggle],
  );
  const router = useRouter();
  const { name, withAlbum = true, scrollElement, source } = props;
  const look = useDisplayOptions();
  const timed = props.when !== undefined;
  const [listener, setListener] = useState<ListenerTable | null>(null);
  const compact = look.compact ?? props.compact ?? false;
  const own = useSource(props);
  const linked = useLinkedSong(own);
  const songs = useSongOrder(own, useKeptAs(props), linked.row !== null, listener);
  const { orderedSource, order, sort, sortBy, query, matchCount } = songs;
  const column = isListenerColumn(sort?.column) ? sort.column : null;
  const wantsListener = column !== null || look.rating || look.plays || look.played;
  // A filtered list may have become short; the field stays while the user clears the filter.
  const [filtered, setFiltered] = useState(false);
  if (query !== '' && !filtered) setFiltered(true);
  const filterable = props.filterable ?? (own.count > MANY || filtered);
  const field = useRef<HTMLInputElement>(null);
  const playOwn = (index: number) =>
    'tracks' in props && !props.onPlay ? player.playList(props.tracks, index, source) : props.onPlay?.(index);
  const play = usePlayFromRow(orderedSource, order, playOwn, source);
  const press = (index: number) => {
    const id = orderedSource.rowAt(index)?.id;
    if (linked.play(id, () => play(index))) return;
    if (id === playingId) player.toggle();
    else play(index);
  };

  const renderMenu = (request: SongMenuRequest, close: () => void) => (
    <OptionalBoundary onLost={close}>
      <SongMenu
        {...request}
        onClose={close}
        onPlay={() =>
          request.tracks.length > 1 ? player.playList(request.tracks, 0, source) : play(request.index)
        }
        likes={{ liked, toggle }}
        removal={removal}
        count={own.count}
        onMove={order ? undefined : props.onMove}
        extraEntries={props.ownActions}
      />
    </OptionalBoundary>
  );

  // A page that shrinks during typing would scroll the field away.
  const keptHeight = query && `min(100vh, ${own.count * COMPACT_ROW_PX}px)`;
  const clear = () => {
    songs.setQuery('');
    field.current?.focus();
  };

  return (
    <div style={{ minBlockSize: keptHeight }}>
      {!props.bare && (
        <TableToolbar lead={props.lead} withField={filterable}>
          <OptionalBoundary>
            <SongTools
              order={songs}
              filterable={filterable}
              field={field}
              compact={compact}
              withAlbum={withAlbum}
              withListener={!timed}
            />
          </OptionalBoundary>
        </TableToolbar>
      )}
      {wantsListener && (
        <OptionalBoundary>
          <ListenerValues own={props.columns} timed={timed} sort={column} onChange={setListener} />
        </OptionalBoundary>
      )}
      <SongGrid
        name={name}
        {...orderedSource}
        ids={own.ids}
        order={order}
        onMove={props.onMove}
        onRemove={removal?.remove}
        sorting={{ sort, onSort: sortBy, onNear: prefetchOrdering }}
        busy={songs.busy}
        compact={compact}
        withCover={withAlbum && look.cover}
        withAlbum={withAlbum && look.album}
        withDuration={look.duration}
        columns={wantsListener && listener ? listener.columns : props.columns}
        scrollElement={scrollElement}
        startRow={linked.startRow}
        linked={linked.row}
        drawName={props.drawName}
        renderIndex={props.renderIndex}
        when={props.when}
        firstNumber={props.firstNumber}
        playingId={playingId}
        playing={playing}
        liked={liked}
        onOpen={(href) => void router.navigate({ href })}
        onPlay={press}
        onLike={like}
        renderMenu={renderMenu}
        renderSelection={(chosen) => (
          <OptionalBoundary>
            <SelectionBar
              chosen={chosen}
              source={source}
              liked={liked}
              removal={removal}
              extraEntries={props.ownActions}
            />
          </OptionalBoundary>
        )}
      />
      {matchCount === 0 && (
        <OptionalBoundary>
          <NoHits query={query} onClear={clear} />
        </OptionalBoundary>
      )}
    </div>
  );
}

/** Source of the songs; a stable object until one of its parts changes. */
function useSource(props: SongTableProps): SongSource {
  const { tracks, count, rowAt, load, onRangeChange, ids }: Partial<WholeList & SlicedList> = props;
  return useMemo<SongSource>(
    () =>
      tracks || !rowAt
        ? { count: tracks?.length ?? 0, rowAt: (index) => tracks?.[index] }
        : { count: count ?? 0, rowAt, load, onRangeChange, ids },
    [tracks, count, rowAt, load, onRangeChange, ids],
  );
}

/**
 * Key of the stored order, by user (guests are one user), since queries are private; null: not stored, for sources
 * with other songs each time.
 */
function useKeptAs({ keptAs, source }: TableLook): string | null {
  const userId = useUserId();
  const list = keptAs ?? (source && source.kind !== 'search' ? `${source.kind}-${source.id}` : null);
  return list && `${userId}-${list}`;
}
