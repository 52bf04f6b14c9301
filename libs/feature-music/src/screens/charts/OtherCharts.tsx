import { Section } from '@qingyin/list-layout';
import { MediaGrid, PlaylistCard } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { chartsQuery } from '@qingyin/data-music';
import { useQuery } from '@tanstack/react-query';
import { isOfficial } from './is-official.ts';
import { UpdateFrequency } from './UpdateFrequency.tsx';

/** Charts that are not official; nothing if there are none. */
export function OtherCharts() {
  const { t } = useLingui();
  // Only reads the cache: the official charts above fetch the same query and show its error.
  const { data: charts = [] } = useQuery({ ...chartsQuery(), enabled: false });
  const others = charts.filter((chart) => !isOfficial(chart));
  if (others.length === 0) return null;
  return (
    <Section title={t`更多榜单`} pending={null}>
      <MediaGrid>
        {others.map((chart) => (
          <PlaylistCard
            key={chart.id}
            playlist={chart}
            meta={chart.updateFrequency && <UpdateFrequency frequency={chart.updateFrequency} />}
          />
        ))}
      </MediaGrid>
    </Section>
  );
}
