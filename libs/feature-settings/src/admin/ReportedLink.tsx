import { PersonLink } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import type { ReportedContent } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';

/** Link to reported content: the thread of a comment or post, or the homepage of a user. */
export function ReportedLink({ report: { kind, id, author, subject } }: { report: ReportedContent }) {
  const { t } = useLingui();
  const label = t`看原处`;
  const look = buttonClass('plain', 's');
  if (kind === 'user' || !subject)
    return (
      <PersonLink userId={author.userId} className={look}>
        {label}
      </PersonLink>
    );
  const event = subject.kind === 'event';
  return (
    <Link
      to="/hot-comment-list/$id/$type"
      params={{
        id: event ? `${subject.id}_${subject.userId}` : subject.id,
        type: subject.kind === 'event' ? 'dynamic' : subject.kind,
      }}
      search={kind === 'comment' ? { comment: String(id) } : {}}
      className={look}
    >
      {label}
    </Link>
  );
}
