import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';

/** Empty state of a filtered list, which offers to clear the filter. */
export function NoMatches({ to }: { to: '/library/albums' | '/library/songs' }) {
  return (
    <EmptyState
      drawing="bamboo"
      action={
        <Link to={to} search={{}} className={buttonClass('soft')}>
          <Trans>清除筛选</Trans>
        </Link>
      }
    >
      <Trans>没有符合条件的音乐，换个条件试试。</Trans>
    </EmptyState>
  );
}
