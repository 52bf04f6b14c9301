import { ErrorState } from '@qingyin/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Distance below the window at which the next page is fetched, px. */
const AHEAD_PX = 800;

export interface InfiniteScrollEndProps {
  /** an infinite query, or an object with the same fields */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => unknown;
  };
  /** skeleton of the next page */
  pending: ReactNode;
}

/**
 * Infinite scroll: the end of a list, which fetches the next page before it scrolls into view. If a page fails,
 * shows the error with 重试 and keeps the loaded pages. Pages stay in the query cache, so that Back restores the
 * scroll position.
 */
export function InfiniteScrollEnd({ query, pending }: InfiniteScrollEndProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const wanted = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!wanted || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted, fetchNextPage]);

  if (isFetchNextPageError) return <ErrorState error={error} onRetry={() => void fetchNextPage()} />;
  return hasNextPage ? (
    <div ref={end} data-more>
      {pending}
    </div>
  ) : null;
}
