import { type FeedPage, type Post, postsOf } from '@qingyin/data-social';
import { useMemo } from 'react';
import { useMutedHere } from '../use-muted-here.ts';
import { useHiddenPosts, useOwnPosts } from '../use-posts.ts';

const NOBODY: ReadonlySet<number> = new Set();

/**
 * The posts of a list as they are shown: with those that were just written here, without those that are out of sight or, in
 * everybody's list, of somebody who was just muted.
 * `mine`: whose posts written here belong to this list; null: of everybody who is signed in here.
 */
export function useShownPosts(pages: readonly FeedPage[], mine: string | null): readonly Post[] {
  const hidden = useHiddenPosts();
  const own = useOwnPosts();
  const muted = useMutedHere();
  return useMemo(() => {
    const known = postsOf(pages);
    const ids = new Set(known.map(({ id }) => id));
    const fresh = own.filter(
      ({ id, author }) => !ids.has(id) && (mine === null || String(author.userId) === mine),
    );
    const gone = new Set(hidden);
    // On their own page people are seen all the same.
    const quiet = mine === null ? muted : NOBODY;
    return withFresh(known, fresh).filter(({ id, author }) => !gone.has(id) && !quiet.has(author.userId));
  }, [pages, hidden, own, muted, mine]);
}

/** Each where its time belongs; the others keep the order that the service gave them. */
function withFresh(known: readonly Post[], fresh: readonly Post[]): readonly Post[] {
  return fresh.reduceRight((posts, post) => {
    const at = posts.findIndex(({ time }) => time < post.time);
    return posts.toSpliced(at < 0 ? posts.length : at, 0, post);
  }, known);
}
