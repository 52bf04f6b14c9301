import { FailedLine, Page, PageHead, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, usePageTitle } from '@qingyin/routing';
import { EmptyState, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { Suspense, useMemo, useState } from 'react';
import { SearchResults, SearchResultsSkeleton } from './results/SearchResults.tsx';
import { HotSearches } from './HotSearches.tsx';
import { isResultSearch, type Search, normalizeQuery } from './search-params.ts';
import classes from './SearchDetail.module.css';
import { SearchTabs } from './SearchTabs.tsx';

const BestMatches = lazyComponent(() => import('./BestMatches.tsx'));
const Overview = lazyComponent(() => import('./overview/Overview.tsx'));

const route = getRouteApi('/search-detail/$type');

/** Search results of a query by kind (docs/specification/screens/find-music.md#search-detailtype). */
export function SearchDetail() {
  const { t } = useLingui();
  const { type } = route.useParams();
  const { keywords, page = 1, exact } = route.useSearch();
  const query = normalizeQuery(keywords);
  const wanted = useMemo(
    (): Search => ({ type, query, page, exact: exact === 'yes' }),
    [type, query, page, exact],
  );
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
  const { query, page } = shown;
  const [status, setStatus] = useState<HTMLElement | null>(null);
  return (
    <StaleContent waiting={shown !== wanted}>
      <div className={classes.found}>
        <div ref={setStatus} role="status" className={classes.status} />
        {isResultSearch(shown) ? (
          // One Suspense boundary for both: best matches loading later would push the results down.
          <Suspense fallback={<SearchResultsSkeleton type={shown.type} />}>
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
            <QueryBoundary resetKey={`${shown.type} ${page} ${query}`}>
              <SearchResults search={shown} status={status} />
            </QueryBoundary>
          </Suspense>
        ) : (
          <QueryBoundary pending={<SearchResultsSkeleton type="lyric" />} resetKey={query}>
            <Overview search={shown} status={status} />
          </QueryBoundary>
        )}
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
