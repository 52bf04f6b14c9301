import { AddMusicLink } from '@qingyin/auth-gate';
import { PageLinks } from '@qingyin/list-layout';
import { Trans } from '@lingui/react/macro';
import { RESULTS_PER_PAGE } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import type { ReactNode } from 'react';
import { HotSearches } from '../HotSearches.tsx';
import { type ResultSearch, searchLink, type Search } from '../search-params.ts';
import { ResultCount, type ResultCountProps } from './ResultCount.tsx';
import classes from './ResultsFrame.module.css';
import { NoResultsMessage } from './NoResultsMessage.tsx';

interface HitsFrameProps {
  search: ResultSearch;
  /** total of all pages */
  count: number;
  /** this page has no results */
  empty: boolean;
  /** default true; false if the results show the count themselves */
  withCount?: boolean;
  children: ReactNode;
}

/** Frame of search results: count, results, pagination; or an empty state. */
export function ResultsFrame({ search, count, empty, withCount = true, children }: HitsFrameProps) {
  if (empty) return search.page > 1 ? <PastTheEnd search={search} /> : <NothingFound search={search} />;
  return (
    <section className={classes.frame}>
      {withCount && <CountHeading type={search.type} count={count} />}
      {children}
      <PageLinks
        page={search.page}
        pages={Math.ceil(count / RESULTS_PER_PAGE)}
        linkOf={(page) => searchLink({ ...search, page })}
      />
    </section>
  );
}

/** Number of results as the heading of the results. */
export function CountHeading(props: ResultCountProps) {
  return (
    <h2 className={classes.count} aria-live="polite">
      <ResultCount {...props} />
    </h2>
  );
}

/** Empty state with a link to another kind: from songs to lyrics, from the overview to videos, else to songs. */
export function NothingFound({ search: { type, query } }: { search: Search }) {
  const elsewhere = type === 'song' ? 'lyric' : type === 'all' ? 'video' : 'song';
  return (
    <>
      <EmptyState
        drawing="boat"
        action={
          <>
            <Link {...searchLink({ type: elsewhere, query, page: 1 })} className={buttonClass('soft')}>
              {elsewhere === 'lyric' ? (
                <Trans>在歌词里找找</Trans>
              ) : elsewhere === 'video' ? (
                <Trans>在视频里找找</Trans>
              ) : (
                <Trans>在单曲里找找</Trans>
              )}
            </Link>
            <AddMusicLink />
          </>
        }
      >
        <NoResultsMessage type={type} query={query} />
      </EmptyState>
      <HotSearches />
    </>
  );
}

function PastTheEnd({ search }: { search: Search }) {
  return (
    <EmptyState
      drawing="kite"
      action={
        <Link {...searchLink({ ...search, page: 1 })} className={buttonClass('filled')}>
          <Trans>回到第一页</Trans>
        </Link>
      }
    >
      <Trans>没有这么多页。</Trans>
    </EmptyState>
  );
}
