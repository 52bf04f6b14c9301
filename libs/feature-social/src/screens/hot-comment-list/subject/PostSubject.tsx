import { useCapability } from '@qingyin/auth-gate';
import { scrollToComments } from '@qingyin/comments';
import { PageHead } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { commentedPostQuery, EVENT_DETAIL } from '@qingyin/data-social';
import { usePageTitle } from '@qingyin/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PostActions } from '../../../feed/actions/PostActions.tsx';
import { PostCommandsProvider } from '../../../feed/actions/PostCommandsProvider.tsx';
import { PostArticle } from '../../../feed/cards/PostArticle.tsx';
import { usePost } from '../../../feed/use-posts.ts';
import { PictureViewerProvider } from '../../../feed/picture-viewer/PictureViewerProvider.tsx';
import classes from './SubjectCard.module.css';

/** Commented post; only a heading if the service cannot return single posts. */
export default function PostSubject({ id }: { id: string }) {
  const { t } = useLingui();
  return useCapability(EVENT_DETAIL) ? <Post id={id} /> : <PageHead title={t`动态的评论`} />;
}

function Post({ id }: { id: string }) {
  const post = usePost(useSuspenseQuery(commentedPostQuery(id)).data);
  usePageTitle(post.author.nickname);
  return (
    <PostCommandsProvider>
      <PictureViewerProvider>
        <div className={classes.post}>
          <PostArticle post={post} ofPage>
            <PostActions post={post} onUnfold={scrollToComments} />
          </PostArticle>
        </div>
      </PictureViewerProvider>
    </PostCommandsProvider>
  );
}
