import { chartsQuery } from '@qingyin/data-music';
import { lazyComponent, OptionalBoundary } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { isOfficial } from './is-official.ts';

const OwnCharts = lazyComponent(() => import('./OwnCharts.tsx'));

/**
 * What the listener played most and what was added last, when an official chart has no songs: too few people listened
 * (docs/security.md).
 */
export function InsteadOfCharts() {
  const { data: charts = [] } = useQuery(chartsQuery());
  const isMissing = charts.some((chart) => isOfficial(chart) && chart.trackCount === 0);
  return (
    isMissing && (
      <OptionalBoundary>
        <OwnCharts />
      </OptionalBoundary>
    )
  );
}
