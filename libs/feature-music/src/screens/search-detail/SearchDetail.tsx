import { FailedLine, Page, PageHead, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, usePageTitle } from '@qingyin/routing';
import { EmptyState, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { Suspense, useMemo } from 'react';
import { SearchResults, SearchResultsSkeleton } from './results/SearchResults.tsx';
import { HotSearches } from './HotSearches.tsx';
import { type Search, normalizeQuery } from './search-params.ts';
import classes from './SearchDetail.module.css';
import { SearchTabs } from './SearchTabs.tsx';

const BestMatches = lazyComponent(() => import('./BestMatches.tsx'));

const route = getRouteApi('/search-detail/$type');

/** Search results of a query by kind (docs/specification/screens/find-music.md#search-detailtype). */
export function SearchDetail() {
  const { t } = useLingui();
  const { type } = route.useParams();
  const { keywords, page = 1 } = route.useSearch();
  const query = normalizeQuery(keywords);
  const wanted = useMemo((): Search => ({ type, query, page }), [type, query, page]);
  usePageTitle(query);
  if (query === '') return <NoQuery />;
  return (
    <Page dense>
      <PageHead title={t`“${query}”的搜索结果`} />
      <SearchTabs {...wanted} />
      <Found wanted={wanted} />
    </Page>
  );
}

/** Stale content: previous results stay until the new ones have loaded. */
function Found({ wanted }: { wanted: Search }) {
  const shown = useDeferredContent(wanted);
  const { type, query, page } = shown;
  return (
    <StaleContent waiting={shown !== wanted}>
      <div className={classes.found}>
        {/* One Suspense boundary for both: best matches loading later would push the results down. */}
        <Suspense fallback={<SearchResultsSkeleton type={type} />}>
          {page === 1 && (
            <QueryBoundary
              resetKey={query}
              failed={(_error, retry) => (
                <FailedLine retry={retry}>
                  <Trans>最佳匹配没有取到。</Trans>
                </FailedLine>
              )}
            >
              <BestMatches {...shown} />
            </QueryBoundary>
          )}
          <QueryBoundary resetKey={`${type} ${page} ${query}`}>
            <SearchResults {...shown} />
          </QueryBoundary>
        </Suspense>
      </div>
    </StaleContent>
  );
}

function NoQuery() {
  const { t } = useLingui();
  return (
    <Page>
      <h1 className="qy-unseen">{t`搜索`}</h1>
      <EmptyState drawing="tea">
        <Trans>想听什么？在上面的搜索框里写下歌名、歌手，或者记得的一句词。</Trans>
      </EmptyState>
      <HotSearches />
    </Page>
  );
}
