import { PlayAllSkeleton } from '@qingyin/media-ui';
import { SongTableSkeleton } from '@qingyin/track-list';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_SONG_PAGE, type LibrarySongFilter, librarySongsQuery } from '@qingyin/data-music';
import { lazyComponent } from '@qingyin/ui';
import { useCallback, useState } from 'react';
import { PagedSongTable } from '../../shared/PagedSongTable.tsx';
import { usePagedList } from '../../shared/use-paged-list.ts';

const NoSongs = lazyComponent(() => import('./NoSongs.tsx'));

const SKELETON_ROWS = 14;
const HOUR_MS = 3_600_000;

/** All songs of a filter. */
export function SongsOfLibrary({ filter: wanted }: { filter: LibrarySongFilter }) {
  const { t } = useLingui();
  // The parent remounts the list for another filter.
  const [filter] = useState(wanted);
  const queryOf = useCallback((page: number) => librarySongsQuery(filter, page), [filter]);
  const songs = usePagedList(queryOf, LIBRARY_SONG_PAGE);
  const { count, first } = songs;
  if (count === 0) return <NoSongs isFiltered={(filter.genre ?? filter.decade) !== undefined} />;
  const hours = Math.round(first.duration / HOUR_MS);
  return (
    <PagedSongTable
      name={t`音乐库的歌曲`}
      songs={songs}
      initials={first.initials}
      source={{ kind: 'library', id: Object.values(filter).join(' ') }}
      note={
        <>
          <Plural value={count} other="# 首歌" />
          {hours > 0 && ' · '}
          {hours > 0 && (
            <Trans>
              共 <Plural value={hours} other="# 小时" />
            </Trans>
          )}
        </>
      }
    />
  );
}

/** Skeleton of the songs. */
export const SongsOfLibrarySkeleton = () => (
  <SongTableSkeleton rows={SKELETON_ROWS} lead={<PlayAllSkeleton />} />
);
