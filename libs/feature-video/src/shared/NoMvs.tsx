import { DiscoverLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';

interface NoMvsProps {
  /** link to the unfiltered list; false if there is no filter */
  unfiltered: Pick<LinkProps, 'to' | 'search'> | false;
}

/** Empty state of a list of MVs, filtered or not. */
export function NoMvs({ unfiltered }: NoMvsProps) {
  if (!unfiltered)
    return (
      <EmptyState drawing="boat" action={<DiscoverLink />}>
        <Trans>这里还没有MV。自己的音乐只有声音，没有画面。</Trans>
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
