import { ChartDate, rankedRow } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { artistChartQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import { chartRegionNames } from './chart-region-names.ts';
import type { Region } from './chart-regions.ts';
import { EmptyChart } from './EmptyChart.tsx';
import { SingerRow } from './SingerRow.tsx';

/** Artist chart of a region. */
export function SingerChart({ region }: { region: Region }) {
  const { t, i18n } = useLingui();
  const { artists, updateTime } = useSuspenseQuery(artistChartQuery(region.type)).data;
  if (artists.length === 0) return <EmptyChart region={region} />;
  const most = Math.max(...artists.map(({ score = 0 }) => score));
  const name = i18n._(chartRegionNames[region.area]);
  return (
    <div>
      <ChartDate time={updateTime} />
      <ol aria-label={t`歌手榜：${name}`} className={rankedRow.list}>
        {artists.map((artist, place) => (
          <SingerRow key={artist.id} artist={artist} place={place} most={most} />
        ))}
      </ol>
    </div>
  );
}
