import { useCommentTotal } from '@qingyin/comments';
import { useLingui } from '@lingui/react/macro';
import { type Post, threadOf } from '@qingyin/data-social';
import { formatCount } from '@qingyin/i18n';
import { IconButton } from '@qingyin/ui';
import { IconDots, IconHeart, IconHeartFilled, IconMessage, IconRepeat } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { usePostCommands } from './post-commands.ts';
import classes from './PostActions.module.css';

interface PostActionsProps {
  post: Post;
  /** whether the comments are shown; absent on the post's own page */
  unfolded?: boolean;
  /** shows the comments */
  onUnfold: () => void;
}

/** Action bar of a post: like, comments, forward, and a menu with the rest. */
export function PostActions({ post, unfolded, onUnfold }: PostActionsProps) {
  const { t } = useLingui();
  const commands = usePostCommands();
  const comments = useCommentTotal(threadOf('event', post.threadId), post.commentCount);
  const Heart = post.liked ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.actions}>
      <Action
        name={t`喜欢`}
        count={post.likedCount}
        aria-pressed={post.liked}
        onClick={() => commands.like(post)}
        icon={<Heart size={18} stroke={1.75} aria-hidden />}
      />
      <Action
        name={t`评论`}
        count={comments}
        aria-expanded={unfolded}
        onClick={onUnfold}
        icon={<IconMessage size={18} stroke={1.75} aria-hidden />}
      />
      <Action
        name={t`转发`}
        count={post.forwardCount}
        aria-haspopup="dialog"
        onClick={() => commands.forward(post)}
        icon={<IconRepeat size={18} stroke={1.75} aria-hidden />}
      />
      <IconButton
        label={t`更多`}
        size="s"
        className={classes.more}
        aria-haspopup="menu"
        onPointerEnter={commands.preloadMenu}
        onFocus={commands.preloadMenu}
        onClick={({ currentTarget }) => commands.openMenu(post, currentTarget)}
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}

interface ActionProps extends Omit<ComponentProps<'button'>, 'name'> {
  name: string;
  count: number;
  icon: ReactNode;
}

/** Button with an icon and a count above zero; the tooltip contains the number, the accessible name does not. */
function Action({ name, count, icon, ...rest }: ActionProps) {
  const { i18n } = useLingui();
  const shown = count > 0 ? formatCount(count, i18n.locale) : '';
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={name}
      title={`${name} ${shown}`.trim()}
      {...rest}
    >
      {icon}
      <span className={classes.count} aria-hidden>
        {shown}
      </span>
    </button>
  );
}
