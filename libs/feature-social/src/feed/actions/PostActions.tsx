import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Post, threadOf } from '@qingyin/data-social';
import { formatCount } from '@qingyin/i18n';
import { useCommentTotal } from '@qingyin/media-kit';
import { IconHeart, IconHeartFilled, IconMessageCircle, IconRepeat } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import classes from './PostActions.module.css';
import { useForward } from './forward-context.ts';
import { PostMore } from './PostMore.tsx';
import { useLikePost } from './use-like-post.ts';

interface PostActionsProps {
  post: Post;
  unfolded: boolean;
  onUnfold: () => void;
}

/** What one can do with a post: like it, see what is said under it, pass it on, and the rest in a menu. */
export function PostActions({ post, unfolded, onUnfold }: PostActionsProps) {
  const { t } = useLingui();
  const like = useLikePost(post);
  const forward = useForward();
  const comments = useCommentTotal(threadOf('event', post.threadId), post.commentCount);
  const Heart = post.liked ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.actions}>
      <Action
        name={t`喜欢`}
        count={post.likedCount}
        said={t`${plural(post.likedCount, { other: '# 人喜欢' })}`}
        aria-pressed={post.liked}
        onClick={like}
        icon={<Heart size={18} stroke={1.75} aria-hidden />}
      />
      <Action
        name={t`评论`}
        count={comments}
        said={t`${plural(comments, { other: '# 条评论' })}`}
        aria-expanded={unfolded}
        onClick={onUnfold}
        icon={<IconMessageCircle size={18} stroke={1.75} aria-hidden />}
      />
      <Action
        name={t`转发`}
        count={post.forwardCount}
        said={t`${plural(post.forwardCount, { other: '转发 # 次' })}`}
        aria-haspopup="dialog"
        onClick={() => forward(post)}
        icon={<IconRepeat size={18} stroke={1.75} aria-hidden />}
      />
      <PostMore post={post} />
    </div>
  );
}

interface ActionProps extends Omit<ComponentProps<'button'>, 'name'> {
  name: string;
  count: number;
  /** the count in words */
  said: string;
  icon: ReactNode;
}

/** A quiet button: its icon, and how many did so where somebody has. */
function Action({ name, count, said, icon, ...rest }: ActionProps) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={name}
      title={count > 0 ? said : name}
      {...rest}
    >
      {icon}
      <span className={classes.count} aria-hidden>
        {count > 0 ? formatCount(count, i18n.locale) : ''}
      </span>
    </button>
  );
}
