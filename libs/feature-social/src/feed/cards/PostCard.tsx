import type { Post } from '@qingyin/data-social';
import { memo, type ReactNode } from 'react';
import { PostActions } from '../actions/PostActions.tsx';
import { usePost } from '../use-posts.ts';
import { PostArticle } from './PostArticle.tsx';
import classes from './PostCard.module.css';

interface PostCardProps {
  /** as in the list; the card shows the current state */
  post: Post;
  /** position in the list, from 1; `size` is -1 if the total is unknown */
  place: number;
  size: number;
  /** comments are shown */
  unfolded: boolean;
  onUnfold: (id: number) => void;
  /** renders the comments */
  comments: (post: Post) => ReactNode;
}

/** Post in a list with its actions and, once expanded, its comments. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { place, size, unfolded, onUnfold, comments } = props;
  const post = usePost(props.post);
  return (
    <PostArticle post={post} aria-posinset={place} aria-setsize={size}>
      <PostActions post={post} unfolded={unfolded} onUnfold={() => onUnfold(post.id)} />
      {unfolded && <div className={classes.comments}>{comments(post)}</div>}
    </PostArticle>
  );
});
