import { Trans } from '@lingui/react/macro';
import { DiscoverLink } from '@qingyin/media-kit';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { latestSearch, type LatestRegion } from './latest-region.ts';

interface NothingNewProps {
  view: 'albums' | undefined;
  region: LatestRegion;
  /** what is missing */
  children: ReactNode;
}

/** Nothing of a region leads to all regions, nothing at all elsewhere. */
export function NothingNew({ view, region, children }: NothingNewProps) {
  const action =
    region === 'ALL' ? (
      <DiscoverLink />
    ) : (
      <Link to="/find-music/latest-music" search={latestSearch(view, 'ALL')} className={buttonClass('soft')}>
        <Trans>看看全部地区</Trans>
      </Link>
    );
  return (
    <EmptyState drawing="tea" action={action}>
      {children}
    </EmptyState>
  );
}
