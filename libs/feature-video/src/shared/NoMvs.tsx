import { Trans } from '@lingui/react/macro';
import { DiscoverLink } from '@qingyin/media-kit';
import { Link, type LinkProps } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';

interface NoMvsProps {
  /** the same list without what was chosen; false where nothing was */
  unfiltered: Pick<LinkProps, 'to' | 'search'> | false;
}

/** No MV fits what was chosen, or there is none at all. */
export function NoMvs({ unfiltered }: NoMvsProps) {
  if (!unfiltered)
    return (
      <EmptyState drawing="boat" action={<DiscoverLink />}>
        <Trans>这里还没有MV。</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="boat"
      action={
        <Link {...unfiltered} resetScroll={false} className={buttonClass('soft')}>
          <Trans>清除筛选</Trans>
        </Link>
      }
    >
      <Trans>没有符合条件的MV，换个条件试试。</Trans>
    </EmptyState>
  );
}
