import {
  LinkedComment,
  CommentList,
  ThreadComposer,
  CommentsHead,
  CommentsSection,
  CommentsSkeleton,
  SortChoice,
  useCommentTotal,
} from '@qingyin/comments';
import { StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import type { Thread } from '@qingyin/data-social';
import { ChoiceLink, getRouteApi } from '@qingyin/routing';
import { QueryBoundary } from '@qingyin/ui';
import { useId } from 'react';
import { sortOf } from './comments-search.ts';

const route = getRouteApi('/hot-comment-list/$id/$type');

/** Comments of a resource: count and sort order, composer, the comment that a link leads to, and the list. */
export function AllComments({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const heading = useId();
  const search = route.useSearch();
  const params = route.useParams();
  const sort = sortOf(search);
  const shown = useDeferredContent(sort);
  const total = useCommentTotal(thread, undefined, shown);
  const asked = search.comment === undefined ? undefined : Number(search.comment);
  const floor = search.floor === undefined ? undefined : Number(search.floor);
  return (
    <CommentsSection heading={heading}>
      <CommentsHead id={heading} title={t`评论`} total={total}>
        <SortChoice
          draw={({ sort: choice, label, className }) => (
            <ChoiceLink
              key={choice}
              to="/hot-comment-list/$id/$type"
              params={params}
              search={{ ...search, sort: choice === 'best' ? undefined : choice }}
              resetScroll={false}
              className={className}
              chosen={choice === sort ? 'true' : undefined}
            >
              {label}
            </ChoiceLink>
          )}
        />
      </CommentsHead>
      {asked !== undefined && <LinkedComment key={asked} thread={thread} id={asked} floor={floor} />}
      <ThreadComposer thread={thread} />
      <StaleContent waiting={shown !== sort}>
        <QueryBoundary pending={<CommentsSkeleton />} resetKey={shown}>
          <CommentList key={shown} thread={thread} sort={shown} without={floor ?? asked} />
        </QueryBoundary>
      </StaleContent>
    </CommentsSection>
  );
}
