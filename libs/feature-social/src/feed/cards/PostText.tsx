import { RichText } from '@qingyin/composer';
import type { Post } from '@qingyin/data-social';
import { limitLineBreaks } from './limit-line-breaks.ts';
import classes from './PostCard.module.css';

/** Text of a post; nothing if it is empty. */
export function PostText({ post }: { post: Pick<Post, 'text' | 'mentions'> }) {
  const text = limitLineBreaks(post.text);
  if (text === '') return null;
  return (
    <div className={classes.text}>
      <RichText text={text} mentions={post.mentions} className={classes.rich} />
    </div>
  );
}
