import { DiscoverLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { defaultRegion, type Region } from './chart-regions.ts';

/** Empty state of a region's chart, with a link to the first region or to other screens. */
export function EmptyChart({ region }: { region: Region }) {
  const otherChart = (
    <Link to="/singer-list" className={buttonClass('soft')}>
      <Trans>看看华语歌手榜</Trans>
    </Link>
  );
  return (
    <EmptyState drawing="zither" action={region === defaultRegion ? <DiscoverLink /> : otherChart}>
      <Trans>这个地区还没有歌手上榜。</Trans>
    </EmptyState>
  );
}
