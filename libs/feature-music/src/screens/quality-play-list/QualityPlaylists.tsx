import { FilterBar, Page, PageHead, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { MediaGridSkeleton, useTagName } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { ALL_PLAYLISTS, premiumCategoriesQuery } from '@qingyin/data-music';
import { getRouteApi, usePageTitle } from '@qingyin/routing';
import { QueryBoundary } from '@qingyin/ui';
import { CategoryRow } from '../../shared/CategoryRow.tsx';
import { categoryOf } from './category.ts';
import { PremiumGrid } from './PremiumGrid.tsx';

const PATH = '/find-music/quality-play-list/$id';
const route = getRouteApi(PATH);

/** Premium playlists of a category (docs/specification/screens/find-music.md). */
export function QualityPlaylists() {
  const { t } = useLingui();
  const tagName = useTagName();
  const cat = categoryOf(route.useParams().id);
  const shown = useDeferredContent(cat);
  usePageTitle(cat === ALL_PLAYLISTS ? null : tagName(cat));
  return (
    <Page dense>
      <PageHead title={t`精品歌单`} note={t`编辑一首一首挑出来的，值得从头听到尾`} />
      <FilterBar>
        <CategoryRow
          label={t`分类`}
          query={premiumCategoriesQuery()}
          chosen={cat}
          linkOf={(id) => ({ to: PATH, params: { id } })}
        />
      </FilterBar>
      <StaleContent waiting={shown !== cat}>
        <QueryBoundary pending={<MediaGridSkeleton />} resetKey={shown}>
          <PremiumGrid cat={shown} />
        </QueryBoundary>
      </StaleContent>
    </Page>
  );
}
