import { useRowFocusRestore, useVirtualList } from '@qingyin/list-layout';
import type { Post } from '@qingyin/data-social';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { PostCard } from '../cards/PostCard.tsx';
import { estimatePostHeight } from './estimate-post-height.ts';
import classes from './PostList.module.css';

/** Rows rendered beyond the window; posts are about four times as high as comments. */
const OVERSCAN = 2;

interface PostListProps {
  /** accessible name */
  label: string;
  /** unique name of the list */
  name: string;
  posts: readonly Post[];
  /** there are further pages */
  more: boolean;
  /** the next page is loading */
  busy: boolean;
  comments: (post: Post) => ReactNode;
}

/**
 * Virtual list of posts (`role="feed"`): renders only rows near the window, and keeps their position when others
 * are measured.
 */
export function PostList({ label, name, posts, more, busy, comments }: PostListProps) {
  const body = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(() => posts.map(({ id }) => id), [posts]);
  const { rows, height, measure } = useVirtualList({
    name,
    ids,
    estimateHeight: (index) => (posts[index] ? estimatePostHeight(posts[index]) : 0),
    overscan: OVERSCAN,
    body,
    pinned: focused,
  });
  useRowFocusRestore(body, 'data-post', posts);
  const toggle = useCallback(
    (id: number) =>
      setUnfolded((open) =>
        open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]),
      ),
    [],
  );
  return (
    <div
      ref={body}
      role="feed"
      aria-label={label}
      aria-busy={busy}
      className={classes.list}
      style={{ blockSize: height }}
      onBlur={() => setFocused(null)}
    >
      {rows.map(({ id, index, gap }) => {
        const post = posts[index];
        return (
          post && (
            <div
              key={id}
              ref={measure}
              data-index={index}
              data-id={post.id}
              className={classes.row}
              style={{ marginBlockStart: gap }}
              onFocus={() => setFocused(post.id)}
            >
              <PostCard
                post={post}
                place={index + 1}
                size={more ? -1 : posts.length}
                unfolded={unfolded.has(post.id)}
                onUnfold={toggle}
                comments={comments}
              />
            </div>
          )
        );
      })}
    </div>
  );
}
