import type { Post } from '@qingyin/data-social';
import { RichWords } from '@qingyin/media-kit';
import { boundedBreaks } from './bounded-breaks.ts';
import classes from './PostCard.module.css';

/** Text of a post; nothing if it is empty. */
export function PostWords({ post }: { post: Pick<Post, 'words' | 'mentions'> }) {
  const words = boundedBreaks(post.words);
  if (words === '') return null;
  return (
    <div className={classes.words}>
      <RichWords text={words} mentions={post.mentions} className={classes.rich} />
    </div>
  );
}
