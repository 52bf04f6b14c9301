import { Page, Section } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { ArtistChartRow } from './ArtistChartRow.tsx';
import { ChartCardsSkeleton } from './ChartCardSkeleton.tsx';
import { InsteadOfCharts } from './InsteadOfCharts.tsx';
import { OfficialCharts } from './OfficialCharts.tsx';
import { OtherCharts } from './OtherCharts.tsx';

/**
 * Charts page: official charts with their first songs, the artist chart, all other charts
 * (docs/specification/screens/find-music.md#find-musictop).
 */
export function Charts() {
  const { t } = useLingui();
  return (
    <Page>
      <h1 className="qy-unseen">{t`排行榜`}</h1>
      <Section title={t`官方榜`} pending={<ChartCardsSkeleton />}>
        <OfficialCharts />
      </Section>
      <InsteadOfCharts />
      <ArtistChartRow />
      <OtherCharts />
    </Page>
  );
}
