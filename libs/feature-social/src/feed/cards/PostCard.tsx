import { useLingui } from '@lingui/react/macro';
import type { Post } from '@qingyin/data-social';
import { PersonLink } from '@qingyin/media-kit';
import { Avatar, CatalogueText } from '@qingyin/ui';
import { IconLock, IconUsers } from '@tabler/icons-react';
import { memo, type ReactNode, useId } from 'react';
import { PostActions } from '../actions/PostActions.tsx';
import { usePost } from '../use-posts.ts';
import { Forwarded } from './Forwarded.tsx';
import classes from './PostCard.module.css';
import { PostBody } from './PostBody.tsx';
import { PostTime } from './PostTime.tsx';
import { privacyWords } from './privacy-words.ts';

const AVATAR_PX = 44;

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

/** A post: who and when, what it says, shows, shares and passes on, and what one can do with it. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post: shown, place, size, unfolded, onUnfold, comments } = props;
  const post = usePost(shown);
  const id = useId();
  const { author } = post;
  return (
    <article
      className={classes.post}
      aria-labelledby={`${id}-name ${id}-time`}
      aria-posinset={place}
      aria-setsize={size}
      data-post={post.id}
    >
      <Avatar src={author.avatarUrl} name={author.nickname} size={AVATAR_PX} />
      <div className={classes.column}>
        <header className={classes.by}>
          <h3 className={classes.name} id={`${id}-name`}>
            <PersonLink userId={author.userId} className={classes.nameLink}>
              <CatalogueText text={author.nickname} />
            </PersonLink>
          </h3>
          <p className={classes.when} id={`${id}-time`}>
            <PostTime time={post.time} className={classes.time} />
            <PrivacyMark privacy={post.privacy} />
          </p>
        </header>
        <PostBody post={post} />
        {post.forwarded && <Forwarded original={post.forwarded} />}
        <PostActions post={post} unfolded={unfolded} onUnfold={() => onUnfold(post.id)} />
        {unfolded && <div className={classes.comments}>{comments(post)}</div>}
      </div>
    </article>
  );
});

function PrivacyMark({ privacy }: Pick<Post, 'privacy'>) {
  const { i18n } = useLingui();
  if (privacy === 0) return null;
  const Icon = privacy === 2 ? IconLock : IconUsers;
  return (
    <span className={classes.privacy}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {i18n._(privacyWords[privacy])}
    </span>
  );
}
