import type { Post } from '@qingyin/data-social';
import { useFocusKept } from '@qingyin/media-kit';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { PostCard } from '../cards/PostCard.tsx';
import { useFeedWindow } from './use-feed-window.ts';
import classes from './PostList.module.css';

interface PostListProps {
  /** accessible name */
  label: string;
  /** which list it is */
  name: string;
  posts: readonly Post[];
  /** there are more than these */
  more: boolean;
  /** the next ones are on their way */
  busy: boolean;
  comments: (post: Post) => ReactNode;
}

/** Posts below each other, however many: only those near the window are drawn, and none jumps when others are measured. */
export function PostList({ label, name, posts, more, busy, comments }: PostListProps) {
  const body = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const { items, height, margin, measure } = useFeedWindow({ posts, name, body, pinned: focused });
  useFocusKept(body, 'data-post', posts);
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
      {items.map(({ key, index, start }) => {
        const post = posts[index];
        return (
          post && (
            <div
              key={key}
              ref={measure}
              data-index={index}
              data-id={post.id}
              className={classes.row}
              style={{ transform: `translateY(${start - margin}px)` }}
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
