import { SongTable } from '@qingyin/track-list';
import { playSlicedPlaylist } from '@qingyin/track-actions';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryInitial, Track } from '@qingyin/contract';
import type { QueueSource } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { attempt, Button } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import { FailedPages } from './FailedPages.tsx';
import { InitialIndex } from './InitialIndex.tsx';
import list from './list.module.css';
import type { PagedList } from './use-paged-list.ts';

/** Rows fetched beyond the visible ones. */
const AHEAD = 100;

interface PagedSongTableProps {
  /** accessible name of the table */
  name: string;
  songs: Pick<PagedList<Track, unknown>, 'count' | 'at' | 'want' | 'load' | 'retry'>;
  source: QueueSource;
  /** text beside the button that plays all */
  note: ReactNode;
  /** numbers of songs by initial in list order; shows an index at the side if there are several */
  initials?: readonly LibraryInitial[];
}

/** Song table of a list in pages, with a button that plays all of them. */
export function PagedSongTable({ name, songs, source, note, initials }: PagedSongTableProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const { count, at, want, load, retry } = songs;
  const play = (index?: number) =>
    void attempt(t`没有取到歌曲，请再试一次`, () =>
      playSlicedPlaylist(player, { ...source, count, trackAt: at, load }, index),
    );
  return (
    <div>
      <SongTable
        name={name}
        count={count}
        rowAt={at}
        load={load}
        onRangeChange={(start, end) => want(start - AHEAD, end + AHEAD)}
        onPlay={play}
        source={source}
        renderIndex={
          initials?.[1] ? (jumpTo) => <InitialIndex initials={initials} onJump={jumpTo} /> : undefined
        }
        lead={
          <>
            <Button
              variant="filled"
              icon={<IconPlayerPlayFilled size={18} aria-hidden />}
              onClick={() => play()}
            >
              <Trans>播放全部</Trans>
            </Button>
            <span className={list.note}>{note}</span>
          </>
        }
      />
      <FailedPages retry={retry} />
    </div>
  );
}
