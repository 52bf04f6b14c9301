import { InfiniteScrollEnd } from '@qingyin/list-layout';
import type { feedQuery, Post } from '@qingyin/data-social';
import { OptionalBoundary, lazyComponent, SkeletonText } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { PostCommandsProvider } from '../actions/PostCommandsProvider.tsx';
import { loadLinkedVideo } from '../shared/load-linked-video.ts';
import { PictureViewerProvider } from '../picture-viewer/PictureViewerProvider.tsx';
import { PostList } from './PostList.tsx';
import classes from './PostList.module.css';
import { PostSkeletons } from './PostSkeleton.tsx';
import { useVisiblePosts } from './use-visible-posts.ts';

// Loads with the first press.
const PostComments = lazyComponent(() => import('./PostComments.tsx'));
const commentsOf = (post: Post) => (
  <OptionalBoundary pending={<SkeletonText lines={3} />}>
    <PostComments post={post} />
  </OptionalBoundary>
);

interface FeedProps {
  /** accessible name */
  label: string;
  /** unique name of the list */
  name: string;
  query: ReturnType<typeof feedQuery>;
  /** id of the user whose posts written in this page session belong in this list; null: those of all accounts */
  mine: string | null;
  /** shown instead of an empty list */
  empty: ReactNode;
}

/** Infinite list of posts with its overlays: picture viewer, forward dialog, post menu. */
export function Feed({ label, name, query, mine, empty }: FeedProps) {
  const result = useSuspenseInfiniteQuery(query);
  const posts = useVisiblePosts(result.data.pages, mine);
  // Preloads code that few posts need after the posts have rendered, before the user scrolls to one.
  useEffect(() => void loadLinkedVideo().catch(() => undefined), []);
  if (posts.length === 0 && !result.hasNextPage) return empty;
  return (
    <PostCommandsProvider>
      <PictureViewerProvider>
        <div className={classes.feed}>
          <h2 className="qy-unseen">{label}</h2>
          <PostList
            label={label}
            name={name}
            posts={posts}
            more={result.hasNextPage}
            busy={result.isFetchingNextPage}
            comments={commentsOf}
          />
          <InfiniteScrollEnd query={result} pending={<PostSkeletons count={1} />} />
        </div>
      </PictureViewerProvider>
    </PostCommandsProvider>
  );
}
