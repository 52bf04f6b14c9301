import { AddMusicLink, DiscoverLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { chartsQuery } from '@qingyin/data-music';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChartCard } from './ChartCard.tsx';
import classes from './ChartCard.module.css';
import { isOfficial } from './is-official.ts';

/** Covers above the fold in a wide window. */
const FIRST_VIEW = 6;

/** Official charts. */
export function OfficialCharts() {
  const { data: charts } = useSuspenseQuery(chartsQuery());
  const official = charts.filter(isOfficial);
  if (official.length === 0)
    return (
      <EmptyState drawing="bamboo" action={<DiscoverLink />}>
        <Trans>榜单还没有发布，过一会儿再来。</Trans>
      </EmptyState>
    );
  return (
    <>
      {official.every(({ tracks }) => tracks.length === 0) && <AddMusicLink />}
      <ul className={classes.grid}>
        {official.map((chart, at) => (
          <li key={chart.id}>
            <ChartCard chart={chart} priority={at < FIRST_VIEW} />
          </li>
        ))}
      </ul>
    </>
  );
}
