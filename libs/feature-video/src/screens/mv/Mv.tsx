import { Page, useProgressiveRender } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NoMvs } from '../../shared/NoMvs.tsx';
import { areasOf, mvBlocks } from './mv-blocks.ts';
import { ChartBlock } from './ChartBlock.tsx';
import { MvBlock } from './MvBlock.tsx';

const route = getRouteApi('/mv');
const BLOCKS = 4;

/**
 * MV page: blocks of MVs with an area filter each, and the top of the chart; the filters are in the URL. One empty
 * state on a server without MVs
 * (docs/specification/screens/video.md#mv).
 */
export function Mv() {
  const { t } = useLingui();
  const { newest, hottest, exclusive } = route.useSearch();
  const areas = useMemo(() => areasOf({ newest, hottest, exclusive }), [newest, hottest, exclusive]);
  const { data: all } = useQuery({ ...mvBlocks.newest.query('全部'), enabled: areas.newest === '全部' });
  const drawn = useProgressiveRender(BLOCKS, ['link']);
  return (
    <Page>
      <h1 className="qy-unseen">{t`MV`}</h1>
      {all?.length === 0 ? (
        <NoMvs unfiltered={false} />
      ) : (
        [
          <MvBlock key="newest" name="newest" areas={areas} />,
          <MvBlock key="hottest" name="hottest" areas={areas} />,
          <ChartBlock key="chart" />,
          <MvBlock key="exclusive" name="exclusive" areas={areas} />,
        ].slice(0, drawn)
      )}
    </Page>
  );
}
