import { Trans } from '@lingui/react/macro';
import { DiscoverLink } from '@qingyin/media-kit';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';

/** No MV fits what was chosen, or there is none at all. */
export function NoMvs({ to, chosen }: { to: '/mv-all' | '/top-mv'; chosen: boolean }) {
  if (!chosen)
    return (
      <EmptyState drawing="boat" action={<DiscoverLink />}>
        <Trans>这里还没有MV。</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="boat"
      action={
        <Link to={to} search={{}} className={buttonClass('soft')}>
          <Trans>清除筛选</Trans>
        </Link>
      }
    >
      <Trans>没有符合条件的MV，换个条件试试。</Trans>
    </EmptyState>
  );
}
