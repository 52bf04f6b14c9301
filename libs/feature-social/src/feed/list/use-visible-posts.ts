import { type FeedPage, type Post, postsOf } from '@qingyin/data-social';
import { useMemo } from 'react';
import { useRecentlyMuted } from '../use-recently-muted.ts';
import { useHiddenPosts, useOwnPosts } from '../use-posts.ts';

const NOBODY: ReadonlySet<number> = new Set();

/**
 * Posts of a list as displayed: includes posts written since the page loaded that the service does not list yet,
 * excludes hidden posts and, in the feed, posts of users muted since then.
 * @param mine id of the user whose newly written posts belong in this list; null: those of all accounts used here
 */
export function useVisiblePosts(pages: readonly FeedPage[], mine: string | null): readonly Post[] {
  const hidden = useHiddenPosts();
  const own = useOwnPosts();
  const muted = useRecentlyMuted();
  return useMemo(() => {
    const known = postsOf(pages);
    const ids = new Set(known.map(({ id }) => id));
    const fresh = own.filter(
      ({ id, author }) => !ids.has(id) && (mine === null || String(author.userId) === mine),
    );
    const gone = new Set(hidden);
    // Muted users are still shown on their own page.
    const quiet = mine === null ? muted : NOBODY;
    return withFresh(known, fresh).filter(({ id, author }) => !gone.has(id) && !quiet.has(author.userId));
  }, [pages, hidden, own, muted, mine]);
}

/** Inserts each newly written post by its time; the other posts keep the service's order. */
function withFresh(known: readonly Post[], fresh: readonly Post[]): readonly Post[] {
  return fresh.reduceRight((posts, post) => {
    const at = posts.findIndex(({ time }) => time < post.time);
    return posts.toSpliced(at < 0 ? posts.length : at, 0, post);
  }, known);
}
