import { PersonLink } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import type { Post } from '@qingyin/data-social';
import { Avatar, CatalogueText } from '@qingyin/ui';
import { IconLock, IconUsers } from '@tabler/icons-react';
import { type ComponentProps, useId } from 'react';
import { ForwardedPost } from './ForwardedPost.tsx';
import classes from './PostCard.module.css';
import { PostBody } from './PostBody.tsx';
import { PostTime } from './PostTime.tsx';
import { privacyLabels } from './privacy-labels.ts';

const AVATAR_PX = 44;

interface PostArticleProps extends ComponentProps<'article'> {
  /** current state of the post */
  post: Post;
  /** the page's main content: its heading is the page's `h1` */
  ofPage?: boolean;
}

/** Post with author, time, content and forwarded post; `children` are shown below. */
export function PostArticle({ post, ofPage = false, children, ...rest }: PostArticleProps) {
  const { t } = useLingui();
  const id = useId();
  const { nickname, userId, avatarUrl } = post.author;
  const Heading = ofPage ? 'h1' : 'h3';
  return (
    <article {...rest} className={classes.post} aria-labelledby={`${id}-name ${id}-time`} data-post={post.id}>
      <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
      <div className={classes.column}>
        <header className={classes.by}>
          <Heading
            className={classes.name}
            id={`${id}-name`}
            aria-label={ofPage ? t`${nickname}的动态` : undefined}
          >
            <PersonLink userId={userId} className={classes.nameLink}>
              <CatalogueText text={nickname} />
            </PersonLink>
          </Heading>
          <p className={classes.when} id={`${id}-time`}>
            <PostTime time={post.time} className={classes.time} />
            <PrivacyMark privacy={post.privacy} />
          </p>
        </header>
        <PostBody post={post} />
        {post.forwarded && <ForwardedPost original={post.forwarded} />}
        {children}
      </div>
    </article>
  );
}

function PrivacyMark({ privacy }: Pick<Post, 'privacy'>) {
  const { i18n } = useLingui();
  if (privacy === 0) return null;
  const Icon = privacy === 2 ? IconLock : IconUsers;
  return (
    <span className={classes.privacy}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {i18n._(privacyLabels[privacy])}
    </span>
  );
}
