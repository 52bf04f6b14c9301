import { DiscoverLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { latestSearch, type LatestRegion } from './latest-region.ts';

interface NothingNewProps {
  view: 'albums' | undefined;
  region: LatestRegion;
  /** sentence that says what is missing */
  children: ReactNode;
}

/** Empty state: links to all regions, or to other screens if all regions are empty. */
export function NoNewMusic({ view, region, children }: NothingNewProps) {
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
