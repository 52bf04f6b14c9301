import { FilterBar, FilterRow, Page, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { QueryBoundary } from '@qingyin/ui';
import { useMemo } from 'react';
import { GenreFilters } from '../../shared/GenreFilters.tsx';
import { songFilterOf, songsLink, type SongSearch } from './song-filter.ts';
import { SongsOfLibrary, SongsOfLibrarySkeleton } from './SongsOfLibrary.tsx';

const route = getRouteApi('/library/songs');

/** Songs of the music libraries (docs/specification/screens/music-library.md#librarysongs). */
export function LibrarySongs() {
  const { t } = useLingui();
  const { genre, decade, order } = route.useSearch();
  const login = useSession((session) => session.login);
  const search = useMemo<SongSearch>(() => ({ genre, decade, order }), [genre, decade, order]);
  const shown = useDeferredContent(search);
  const list = JSON.stringify(shown);
  const orders: readonly (readonly [SongSearch['order'], string])[] = [
    [undefined, t`最近添加`],
    ['name', t`歌名`],
    ['artist', t`歌手`],
    ['album', t`专辑`],
    ['year', t`年份`],
    ...(login ? [['plays', t`播放最多`] as const] : []),
  ];
  return (
    <Page dense>
      <h1 className="qy-unseen">{t`音乐库的歌曲`}</h1>
      <FilterBar>
        <FilterRow
          label={t`排序`}
          choices={orders.map(([each, label]) => ({
            key: each ?? '',
            label,
            link: songsLink({ ...search, order: each }),
            chosen: each === order,
          }))}
        />
        <GenreFilters genre={genre} decade={decade} linkOf={(filter) => songsLink({ order, ...filter })} />
      </FilterBar>
      <StaleContent waiting={shown !== search}>
        <QueryBoundary pending={<SongsOfLibrarySkeleton />} resetKey={list}>
          <SongsOfLibrary key={list} filter={songFilterOf(shown)} />
        </QueryBoundary>
      </StaleContent>
    </Page>
  );
}
