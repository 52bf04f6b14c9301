import { type Track } from '@qingyin/contract';
import { type QueueSource } from '@qingyin/player';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useRouter } from '@qingyin/routing';
import { useUserId } from '@qingyin/session/react';
import { Extra, lazyPart, type MenuEntry } from '@qingyin/ui';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useLikes } from '../actions/use-likes.ts';
import { COMPACT_ROW_PX } from './row-height.ts';
import { SongGrid } from './SongGrid.tsx';
import { type SongGridProps, type SongMenuRequest, type SongSource } from './song-grid-props.ts';
import { useTableLook } from './table-look.ts';
import { ToolLine } from './ToolLine.tsx';
import { useLinkedSong } from './use-linked-song.ts';
import { usePlayShown } from './use-play-shown.ts';
import { useSongOrder } from './use-song-order.ts';
import { type SongRemoval } from './use-removal.ts';
import { prepareOrdering } from './use-whole-list.ts';

const NoHits = lazyPart(() => import('./NoHits.tsx'));

const SongTools = lazyPart(() => import('./SongTools.tsx'));

const SongMenu = lazyPart(() => import('./SongMenu.tsx'));

const SelectionBar = lazyPart(() => import('./SelectionBar.tsx'));

interface TableLook extends Pick<
  SongGridProps,
  'name' | 'compact' | 'withAlbum' | 'scrollElement' | 'drawName' | 'onMove' | 'columns' | 'when'
> {
  /** where the songs come from, kept with the queue */
  source?: QueueSource;
  /** what its order is kept under on this device; default: where the songs come from, except what was searched for */
  keptAs?: string;
  /** takes songs out of the list; default: they stay in it */
  removal?: SongRemoval | undefined;
  /** what else can be done with songs of this list, in their menu before what removes them */
  ownActs?: ((tracks: readonly Track[]) => readonly MenuEntry[]) | undefined;
  /** whether a field above leaves only some of the songs; default: when they are many */
  filterable?: boolean;
  /** no line of tools: a glance at a list that stands whole elsewhere */
  bare?: boolean;
  /** what stands before the tools in their line (on phones above them), e.g. a button that plays all */
  lead?: ReactNode;
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

/** More songs than a glance finds one among. */
const MANY = 12;

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
  const { removal } = props;
  const like = useCallback(
    (track: Track) => (removal?.byHeart && liked.has(track.id) ? removal.remove([track]) : toggle(track)),
    [removal, liked, toggle],
  );
  const router = useRouter();
  const { name, withAlbum = true, scrollElement, source } = props;
  const look = useTableLook();
  const compact = look.compact ?? props.compact ?? false;
  const own = useSource(props);
  const linked = useLinkedSong(own);
  const songs = useSongOrder(own, useKeptAs(props), linked.row !== null);
  const { shown, order, sort, sortBy, words, hits } = songs;
  // A list that was filtered may have become short; its field does not go from under who empties it.
  const [filtered, setFiltered] = useState(false);
  if (words !== '' && !filtered) setFiltered(true);
  const filterable = props.filterable ?? (own.count > MANY || filtered);
  const field = useRef<HTMLInputElement>(null);
  const playOwn = (index: number) =>
    'tracks' in props && !props.onPlay ? player.playList(props.tracks, index, source) : props.onPlay?.(index);
  const play = usePlayShown(shown, order, playOwn, source);
  const press = (index: number) => {
    const id = shown.rowAt(index)?.id;
    if (linked.play(id, () => play(index))) return;
    if (id === playingId) player.toggle();
    else play(index);
  };

  const renderMenu = ({ tracks, index, anchor }: SongMenuRequest, close: () => void) => (
    <Extra onLost={close}>
      <SongMenu
        tracks={tracks}
        anchor={anchor}
        onClose={close}
        onPlay={() => (tracks.length > 1 ? player.playList(tracks, 0, source) : play(index))}
        likes={{ liked, toggle }}
        removal={props.removal}
        ownActs={props.ownActs}
      />
    </Extra>
  );

  // A page that shrinks while one types would pull the field away.
  const keptHeight = words ? `min(100vh, ${own.count * COMPACT_ROW_PX}px)` : undefined;
  const clear = () => {
    songs.filterBy('');
    field.current?.focus();
  };

  return (
    <div style={{ minBlockSize: keptHeight }}>
      {!props.bare && (
        <ToolLine lead={props.lead} withField={filterable}>
          <Extra>
            <SongTools
              order={songs}
              filterable={filterable}
              field={field}
              compact={compact}
              withAlbum={withAlbum}
            />
          </Extra>
        </ToolLine>
      )}
      <SongGrid
        name={name}
        {...shown}
        ids={own.ids}
        order={order}
        onMove={props.onMove}
        onRemove={props.removal?.remove}
        sorting={{ sort, onSort: sortBy, onNear: prepareOrdering }}
        busy={songs.busy}
        compact={compact}
        withAlbum={withAlbum && look.album}
        withDuration={look.duration}
        columns={props.columns}
        scrollElement={scrollElement}
        startRow={linked.startRow}
        linked={linked.row}
        drawName={props.drawName}
        when={props.when}
        playingId={playingId}
        playing={playing}
        liked={liked}
        onOpen={(href) => void router.navigate({ href })}
        onPlay={press}
        onLike={like}
        renderMenu={renderMenu}
        renderSelection={(chosen) => (
          <Extra>
            <SelectionBar chosen={chosen} source={source} liked={liked} removal={props.removal} />
          </Extra>
        )}
      />
      {hits === 0 && (
        <Extra>
          <NoHits words={words} onClear={clear} />
        </Extra>
      )}
    </div>
  );
}

/** The list itself; the same object while nothing of it changes. */
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

/** Each user's own (guests are one), as words that were looked for are nobody else's; null: other songs each time. */
function useKeptAs({ keptAs, source }: TableLook): string | null {
  const userId = useUserId();
  const list = keptAs ?? (source && source.kind !== 'search' ? `${source.kind}-${source.id}` : null);
  return list && `${userId}-${list}`;
}
