import type { Post } from '@qingyin/data-social';
import { RichText } from '@qingyin/media-kit';
import { limitLineBreaks } from './limit-line-breaks.ts';
import classes from './PostCard.module.css';

/** Text of a post; nothing if it is empty. */
export function PostText({ post }: { post: Pick<Post, 'text' | 'mentions'> }) {
  const words = limitLineBreaks(post.text);
  if (words === '') return null;
  return (
    <div className={classes.words}>
      <RichText text={words} mentions={post.mentions} className={classes.rich} />
    </div>
  );
}
