import type { Post } from '@qingyin/data-social';
import { memo, type ReactNode } from 'react';
import { PostActions } from '../actions/PostActions.tsx';
import { usePost } from '../use-posts.ts';
import { PostArticle } from './PostArticle.tsx';
import classes from './PostCard.module.css';

interface PostCardProps {
  /** as a list has it; shown as it stands now */
  post: Post;
  /** its place among all of the list, from 1; `size` -1: nobody knows how many there are */
  place: number;
  size: number;
  /** what is said under it is shown */
  unfolded: boolean;
  onUnfold: (id: number) => void;
  /** what is said under it */
  comments: (post: Post) => ReactNode;
}

/** A post of a list, what one can do with it, and what is said under it once one wants to see that. */
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
