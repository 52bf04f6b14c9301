import { FilterBar, FilterRow, Page, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { libraryAlbumKinds } from '@qingyin/contract';
import { getRouteApi } from '@qingyin/routing';
import { QueryBoundary } from '@qingyin/ui';
import { useMemo } from 'react';
import { GenreFilters } from '../../shared/GenreFilters.tsx';
import { kindLabels } from '../../shared/kind-labels.ts';
import { albumFilterOf, albumsLink, type AlbumSearch, kindOf } from './album-filter.ts';
import { AlbumGrid, AlbumGridSkeleton } from './AlbumGrid.tsx';
import { AlbumOrderRow } from './AlbumOrderRow.tsx';

const route = getRouteApi('/library/albums');

/** Albums of the music libraries by genre, decade and kind (docs/specification/screens/music-library.md#libraryalbums). */
export function LibraryAlbums() {
  const { t, i18n } = useLingui();
  const { genre, decade, kind, order } = route.useSearch();
  const search = useMemo<AlbumSearch>(() => ({ genre, decade, kind, order }), [genre, decade, kind, order]);
  const shown = useDeferredContent(search);
  const list = JSON.stringify(shown);
  return (
    <Page dense>
      <h1 className="qy-unseen">
        <Trans>音乐库的专辑</Trans>
      </h1>
      <FilterBar>
        <AlbumOrderRow search={search} />
        <FilterRow
          label={t`类型`}
          choices={[
            {
              key: '',
              label: t`全部`,
              link: albumsLink({ ...search, kind: undefined }),
              chosen: kindOf(kind) === undefined,
            },
            ...libraryAlbumKinds.map((each) => ({
              key: each,
              label: i18n._(kindLabels[each]),
              link: albumsLink({ ...search, kind: each }),
              chosen: each === kind,
            })),
          ]}
        />
        <GenreFilters
          genre={genre}
          decade={decade}
          linkOf={(filter) => albumsLink({ kind, order, ...filter })}
        />
      </FilterBar>
      <StaleContent waiting={shown !== search}>
        <QueryBoundary pending={<AlbumGridSkeleton />} resetKey={list}>
          {/* Remounts for another list: cards present in both would visibly move. */}
          <AlbumGrid key={list} filter={albumFilterOf(shown)} />
        </QueryBoundary>
      </StaleContent>
    </Page>
  );
}
