import { Trans } from '@lingui/react/macro';
import { DetailBoundary, Page, useThread } from '@qingyin/media-kit';
import { getRouteApi } from '@qingyin/routing';
import { AllComments } from './AllComments.tsx';
import { threadAt } from './comments-view.ts';
import { SubjectSkeleton } from './subject/SubjectCard.tsx';
import { subjects } from './subject/subjects.ts';

const route = getRouteApi('/hot-comment-list/$id/$type');

/** Everything that is said about a thing, with the thing itself above it (screens.md, /hot-comment-list). */
export function HotCommentList() {
  const { kind, id } = threadAt(route.useParams());
  const thread = useThread(kind, id);
  const Subject = subjects[kind];
  return (
    <Page dense>
      <DetailBoundary
        // Another thing is another page: its own scroll and requests.
        key={`${kind}/${id}`}
        pending={<SubjectSkeleton />}
        gone={<Trans>没有找到评论的内容，它也许已被删除，或者只有主人能看。</Trans>}
      >
        <Subject id={id} />
        <AllComments thread={thread} />
      </DetailBoundary>
    </Page>
  );
}
