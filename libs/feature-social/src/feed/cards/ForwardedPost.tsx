import { PersonLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import type { Post } from '@qingyin/data-social';
import { CatalogueText } from '@qingyin/ui';
import { useHiddenPosts, usePost } from '../use-posts.ts';
import { PostBody } from './PostBody.tsx';
import classes from './PostCard.module.css';
import { PostTime } from './PostTime.tsx';

/** The post that a forward contains, or a note that it was deleted. */
export function ForwardedPost({ original }: { original: Post | 'gone' }) {
  return (
    <div className={classes.forwarded}>{original === 'gone' ? <Gone /> : <Original shown={original} />}</div>
  );
}

function Original({ shown }: { shown: Post }) {
  const post = usePost(shown);
  const gone = useHiddenPosts();
  if (gone.includes(shown.id)) return <Gone />;
  return (
    <>
      <p className={classes.originalBy}>
        <PersonLink userId={post.author.userId} className={classes.originalName}>
          <CatalogueText text={post.author.nickname} />
        </PersonLink>
        <PostTime time={post.time} className={classes.time} />
      </p>
      <PostBody post={post} />
    </>
  );
}

function Gone() {
  return (
    <p className={classes.gone}>
      <Trans>原动态已经不在了</Trans>
    </p>
  );
}
