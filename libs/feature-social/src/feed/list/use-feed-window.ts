import type { Post } from '@qingyin/data-social';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { guessHeight } from './guess-height.ts';
import { type Heights, heightsFor } from './heights.ts';

/** Posts drawn beyond the edges. */
const OVERSCAN = 4;

export interface FeedWindowOptions {
  posts: readonly Post[];
  /** which list it is, for the heights it had */
  name: string;
  body: RefObject<HTMLElement | null>;
  /** the post that stays in the document wherever the list is (it holds the focus) */
  pinned: number | null;
}

/** Which posts exist now, each as high as it is: for thousands of them on the page's own scroll. */
export function useFeedWindow({ posts, name, body, pinned }: FeedWindowOptions) {
  const [heights] = useState<Heights>(() => heightsFor(name));
  const margin = useMargin(body);
  const pinnedAt = pinned === null ? -1 : posts.findIndex(({ id }) => id === pinned);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const places = defaultRangeExtractor(range);
      if (pinnedAt < 0 || places.includes(pinnedAt)) return places;
      return [...places, pinnedAt].sort((one, other) => one - other);
    },
    [pinnedAt],
  );
  // Other functions would make the list count all its heights again.
  const getItemKey = useCallback((index: number) => posts[index]?.id ?? index, [posts]);
  const estimateSize = useCallback(
    (index: number) => {
      const post = posts[index];
      return post ? (heights.get(post.id) ?? guessHeight(post)) : 0;
    },
    [posts, heights],
  );
  const options = {
    count: posts.length,
    overscan: OVERSCAN,
    scrollMargin: margin ?? 0,
    getItemKey,
    // As high as it was when it was seen last, so that Back finds its place and nothing above the window moves.
    estimateSize,
    rangeExtractor,
    useFlushSync: false,
  };
  const virtualizer = useWindowVirtualizer(options);
  // Posts wait for the list's place: drawn before, they would be drawn twice.
  const items = margin === null ? [] : virtualizer.getVirtualItems();
  useEffect(() => {
    for (const { index, size } of items) {
      const post = posts[index];
      if (post) heights.set(post.id, size);
    }
  });
  return {
    items,
    height: virtualizer.getTotalSize(),
    margin: margin ?? 0,
    measure: virtualizer.measureElement,
  };
}

/** Where the list begins on the page, null before the first layout; anew when anything above changes its height. */
function useMargin(body: RefObject<HTMLElement | null>): number | null {
  const [margin, setMargin] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current) setMargin(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return margin;
}
