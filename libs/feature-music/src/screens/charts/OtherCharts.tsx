import { useLingui } from '@lingui/react/macro';
import { chartsQuery } from '@qingyin/data-music';
import { MediaGrid, PlaylistCard, Section } from '@qingyin/media-kit';
import { useQuery } from '@tanstack/react-query';
import { isOfficial } from './is-official.ts';
import { UpdateWords } from './UpdateWords.tsx';

/** All charts that are not official; nothing where there are none. */
export function OtherCharts() {
  const { t } = useLingui();
  // Only looks on: the official charts above wait for the same answer, and tell when it does not come.
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
            meta={chart.updateFrequency && <UpdateWords frequency={chart.updateFrequency} />}
          />
        ))}
      </MediaGrid>
    </Section>
  );
}
