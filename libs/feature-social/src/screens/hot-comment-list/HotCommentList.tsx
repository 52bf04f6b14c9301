import { useThread } from '@qingyin/comments';
import { Page } from '@qingyin/list-layout';
import { DetailBoundary, NotFoundState } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { postIdOf, type Thread } from '@qingyin/data-social';
import { getRouteApi } from '@qingyin/routing';
import { PostSkeletons } from '../../feed/list/PostSkeleton.tsx';
import { useHiddenPosts } from '../../feed/use-posts.ts';
import { AllComments } from './AllComments.tsx';
import { threadOfParams } from './comments-search.ts';
import { SubjectSkeleton } from './subject/SubjectCard.tsx';
import { subjects } from './subject/subjects.ts';
import classes from './HotCommentList.module.css';

const route = getRouteApi('/hot-comment-list/$id/$type');

/** Comments page with the commented resource above (docs/specification/README.md). */
export function HotCommentList() {
  const { kind, id } = threadOfParams(route.useParams());
  const thread = useThread(kind, id);
  const Subject = subjects[kind];
  const gone = <Trans>没有找到评论的内容，它也许已被删除，或者只有主人能看。</Trans>;
  const hidden = useHiddenSubject(thread);
  return (
    <Page dense>
      {hidden ? (
        <NotFoundState>{gone}</NotFoundState>
      ) : (
        <DetailBoundary
          // Remounts for another resource, with its own scroll position and requests.
          key={`${kind}/${id}`}
          pending={kind === 'event' ? <PostSkeletons count={1} /> : <SubjectSkeleton />}
          gone={gone}
        >
          <div className={classes.sides}>
            <div className={classes.subject}>
              <Subject id={id} />
            </div>
            <AllComments thread={thread} />
          </div>
        </DetailBoundary>
      )}
    </Page>
  );
}

/** Whether the resource is a post that was deleted since the page loaded, or is about to be. */
function useHiddenSubject({ kind, id }: Thread): boolean {
  const hidden = useHiddenPosts();
  const post = kind === 'event' ? postIdOf(id) : null;
  return post !== null && hidden.includes(post);
}
