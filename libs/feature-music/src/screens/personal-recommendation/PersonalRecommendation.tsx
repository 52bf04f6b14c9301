import { useLingui } from '@lingui/react/macro';
import { Page, useGradually } from '@qingyin/media-kit';
import { QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType } from 'react';
import { BannerStrip, BannerStripSkeleton } from './banner/BannerStrip.tsx';
import { DailySongs } from './blocks/DailySongs.tsx';
import { Entries } from './blocks/Entries.tsx';
import { NewSongs } from './blocks/NewSongs.tsx';
import { RecommendedPlaylists } from './blocks/RecommendedPlaylists.tsx';
import { Stations } from './blocks/Stations.tsx';
import type { HomeBlock } from './order/block-order.ts';
import { blockOrderQuery } from './order/block-order-query.ts';
import { OrderButton } from './order/OrderButton.tsx';
import classes from './PersonalRecommendation.module.css';

/** 独家放送 and 推荐MV lead to screens that are not built yet; nothing shows what cannot be opened. */
const blocks: Partial<Record<HomeBlock, ComponentType>> = {
  daily: DailySongs,
  playlists: RecommendedPlaylists,
  'new-songs': NewSongs,
  stations: Stations,
};

/** The first page anyone sees: banners, entries, and the blocks in the user's order (screens.md). */
export function PersonalRecommendation() {
  const { t } = useLingui();
  const { data: order } = useSuspenseQuery(blockOrderQuery());
  const shown = order.filter((block) => blocks[block]);
  const drawn = useGradually(shown.length, ['visit', 'link']);
  return (
    <Page>
      <h1 className="qy-unseen">{t`个性推荐`}</h1>
      <QueryBoundary pending={<BannerStripSkeleton />}>
        <BannerStrip />
      </QueryBoundary>
      <Entries />
      {shown.slice(0, drawn).map((block) => {
        const Block = blocks[block];
        return Block && <Block key={block} />;
      })}
      {drawn >= shown.length && (
        <div className={classes.foot}>
          <OrderButton order={order} shown={shown} />
        </div>
      )}
    </Page>
  );
}
