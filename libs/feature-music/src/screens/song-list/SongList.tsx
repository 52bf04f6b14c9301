import {
  FailedLine,
  FilterBar,
  FilterRow,
  Page,
  StaleContent,
  useDeferredContent,
} from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { hotCategoriesQuery } from '@qingyin/data-music';
import { getRouteApi } from '@qingyin/routing';
import { QueryBoundary } from '@qingyin/ui';
import { useMemo } from 'react';
import { CategoryRow } from '../../shared/CategoryRow.tsx';
import { CategoryPicker } from './CategoryPicker.tsx';
import { FeaturedPlaylist, FeaturedPlaylistSkeleton } from './FeaturedPlaylist.tsx';
import { filterOf, songListLink } from './song-list-search.ts';
import { PlaylistGrid, PlaylistGridSkeleton } from './PlaylistGrid.tsx';
import classes from './SongList.module.css';

const route = getRouteApi('/find-music/song-list');

/**
 * Playlists by category with pagination; category, order and page are in the URL
 * (docs/specification/screens/find-music.md#find-musicsong-list).
 */
export function SongList() {
  const { t } = useLingui();
  const { cat, order, page } = filterOf(route.useSearch());
  const filter = useMemo(() => ({ cat, order, page }), [cat, order, page]);
  const shown = useDeferredContent(filter);
  return (
    <Page dense>
      <h1 className="qy-unseen">{t`歌单`}</h1>
      <StaleContent waiting={shown.cat !== cat}>
        <QueryBoundary
          pending={<FeaturedPlaylistSkeleton />}
          failed={(_error, retry) => (
            <FailedLine retry={retry}>
              <Trans>精品歌单没有取到。</Trans>
            </FailedLine>
          )}
          resetKey={shown.cat}
        >
          <FeaturedPlaylist cat={shown.cat} />
        </QueryBoundary>
      </StaleContent>
      <FilterBar>
        <div className={classes.tools}>
          <CategoryPicker filter={filter} />
          <FilterRow
            label={t`排序`}
            choices={[
              { key: 'hot', label: t`最热`, link: songListLink({ cat }), chosen: order === 'hot' },
              {
                key: 'new',
                label: t`最新`,
                link: songListLink({ cat, order: 'new' }),
                chosen: order === 'new',
              },
            ]}
          />
        </div>
        <CategoryRow
          label={t`热门`}
          query={hotCategoriesQuery()}
          chosen={cat}
          linkOf={(name) => songListLink({ cat: name, order })}
        />
      </FilterBar>
      <StaleContent waiting={shown !== filter}>
        <QueryBoundary
          pending={<PlaylistGridSkeleton />}
          resetKey={`${shown.cat} ${shown.order} ${shown.page}`}
        >
          <PlaylistGrid filter={shown} />
        </QueryBoundary>
      </StaleContent>
    </Page>
  );
}
