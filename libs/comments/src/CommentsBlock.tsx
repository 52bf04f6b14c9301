import { StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CommentedKind, type CommentSort, type Thread } from '@qingyin/data-social';
import { Link } from '@qingyin/routing';
import { buttonClass, QueryBoundary } from '@qingyin/ui';
import { useEffect, useId, useState } from 'react';
import classes from './Comments.module.css';
import { ThreadComposer } from './ThreadComposer.tsx';
import { CommentsHead } from './CommentsHead.tsx';
import { CommentsSection } from './CommentsSection.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import { FirstComments } from './FirstComments.tsx';
import { scrollToRequestedComments } from './scroll-to-comments.ts';
import { SortChoice } from './SortChoice.tsx';
import { useCommentTotal } from './use-comment-total.ts';
import { useThread } from './use-thread.ts';

export interface CommentsProps {
  kind: CommentedKind;
  /** for events: name of the thread, or `<event>_<author>` */
  id: string;
  /** number of all comments, if known */
  count: number | undefined;
  /** in a list of posts: fewer comments, and the page's 评论 button does not scroll here */
  brief?: boolean;
  /** beside the player: the page's 评论 button does not scroll here, and the heading is visually hidden */
  beside?: boolean;
}

/** Number of comments in a brief block. */
const FEW = 5;

/**
 * First comments of a resource with a composer and a link to all comments. A failure affects nothing else on the
 * page.
 */
export default function CommentsBlock({ kind, id, count, brief = false, beside = false }: CommentsProps) {
  const { t } = useLingui();
  const ofOther = brief || beside;
  const heading = useId();
  const thread = useThread(kind, id);
  const [sort, setSort] = useState<CommentSort>('best');
  const shown = useDeferredContent(sort);
  const total = useCommentTotal(thread, count, shown);
  useEffect(() => {
    if (!ofOther) scrollToRequestedComments();
  }, [ofOther]);
  return (
    <CommentsSection heading={heading} ofOther={ofOther}>
      <CommentsHead id={heading} title={t`评论`} total={total} unseen={ofOther}>
        <SortChoice
          draw={({ sort: choice, label, className }) => (
            <button
              key={choice}
              type="button"
              className={className}
              aria-pressed={choice === sort}
              onClick={() => setSort(choice)}
            >
              {label}
            </button>
          )}
        />
      </CommentsHead>
      <ThreadComposer key={`${kind}/${id}`} thread={thread} />
      <StaleContent waiting={shown !== sort}>
        <QueryBoundary pending={<CommentsSkeleton />} resetKey={`${kind}/${id}/${shown}`}>
          <FirstComments thread={thread} sort={shown} most={brief ? FEW : undefined}>
            <AllLink thread={thread} sort={shown} total={total} />
          </FirstComments>
        </QueryBoundary>
      </StaleContent>
    </CommentsSection>
  );
}

interface AllLinkProps {
  thread: Thread;
  sort: CommentSort;
  total: number | undefined;
}

function AllLink({ thread, sort, total }: AllLinkProps) {
  const { t } = useLingui();
  const type = thread.kind === 'event' ? 'dynamic' : thread.kind;
  return (
    <Link
      to="/hot-comment-list/$id/$type"
      params={{ id: thread.id, type }}
      search={{ sort: sort === 'best' ? undefined : sort }}
      className={`${buttonClass('soft', 's')} ${classes.all ?? ''}`}
    >
      {total ? t`${plural(total, { other: '查看全部 # 条评论' })}` : <Trans>查看全部评论</Trans>}
    </Link>
  );
}
