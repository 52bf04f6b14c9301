import type { feedQuery, Post } from '@qingyin/data-social';
import { EndlessEnd, useLoginIntent } from '@qingyin/media-kit';
import { useLazyPart } from '@qingyin/player-react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ForwardContext } from '../actions/forward-context.ts';
import { ViewerHost } from '../viewer/ViewerHost.tsx';
import { PostComments } from './PostComments.tsx';
import { PostList } from './PostList.tsx';
import { PostSkeletons } from './PostSkeleton.tsx';
import { useShownPosts } from './use-shown-posts.ts';

interface FeedProps {
  /** accessible name */
  label: string;
  /** which list it is, unlike any other */
  name: string;
  query: ReturnType<typeof feedQuery>;
  /** whose posts written here belong to it; null: everybody's */
  mine: string | null;
  /** in place of a list without posts */
  empty: ReactNode;
}

/** A list of posts that goes on as one reads, with what opens over it: pictures, and the box that passes a post on. */
export function Feed({ label, name, query, mine, empty }: FeedProps) {
  const result = useSuspenseInfiniteQuery(query);
  const posts = useShownPosts(result.data.pages, mine);
  const requireLogin = useLoginIntent();
  const [forwarding, setForwarding] = useState<Post | null>(null);
  const { Part, need } = useLazyPart(() =>
    import('../actions/ForwardDialog.tsx').then((module) => module.ForwardDialog),
  );
  const forward = (post: Post) => {
    if (!requireLogin({ kind: 'look', payload: {} })) return;
    need();
    setForwarding(post);
  };
  if (posts.length === 0 && !result.hasNextPage) return empty;
  return (
    <ForwardContext value={forward}>
      <ViewerHost>
        <div>
          <h2 className="qy-unseen">{label}</h2>
          <PostList
            label={label}
            name={name}
            posts={posts}
            more={result.hasNextPage}
            busy={result.isFetchingNextPage}
            comments={(post) => <PostComments post={post} />}
          />
          <EndlessEnd query={result} pending={<PostSkeletons count={1} />} />
        </div>
        {forwarding && Part && <Part post={forwarding} onClose={() => setForwarding(null)} />}
      </ViewerHost>
    </ForwardContext>
  );
}
