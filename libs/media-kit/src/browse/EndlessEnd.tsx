import { ErrorState } from '@qingyin/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** So far below the window the next page is fetched already, px. */
const AHEAD_PX = 800;

export interface EndlessEndProps {
  /** an infinite query, or what goes on like one */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => unknown;
  };
  /** skeleton of what comes next */
  pending: ReactNode;
}

/**
 * The end of a list that goes on: fetches the next page before one gets there, and says so with a 重试 when it does
 * not come; what is there already stays. The pages stay in the query cache, so Back finds its place.
 */
export function EndlessEnd({ query, pending }: EndlessEndProps) {
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
