import { Page, useProgressiveRender } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType } from 'react';
import { BannerCarousel, BannerCarouselSkeleton } from './banner/BannerCarousel.tsx';
import { DailySongs } from './blocks/DailySongs.tsx';
import { EntryLinks } from './blocks/EntryLinks.tsx';
import { ExclusiveBroadcasts } from './blocks/ExclusiveBroadcasts.tsx';
import { NewSongs } from './blocks/NewSongs.tsx';
import { OwnBlock } from './blocks/OwnBlock.tsx';
import { RecommendedMvs } from './blocks/RecommendedMvs.tsx';
import { RecommendedPlaylists } from './blocks/RecommendedPlaylists.tsx';
import { Stations } from './blocks/Stations.tsx';
import type { HomeBlock } from './block-order/block-order.ts';
import { blockOrderQuery } from './block-order/block-order-query.ts';
import { BlockOrderButton } from './block-order/BlockOrderButton.tsx';
import classes from './PersonalRecommendation.module.css';

const blocks: Readonly<Record<HomeBlock, ComponentType>> = {
  continue: () => <OwnBlock block="continue" />,
  daily: DailySongs,
  recent: () => <OwnBlock block="recent" />,
  playlists: RecommendedPlaylists,
  library: () => <OwnBlock block="library" />,
  exclusive: ExclusiveBroadcasts,
  'new-songs': NewSongs,
  mvs: RecommendedMvs,
  stations: Stations,
};

/**
 * Home page: banners, entry links, and the blocks in the user's order
 * (docs/specification/screens/find-music.md#personal-recommendation).
 */
export function PersonalRecommendation() {
  const { t } = useLingui();
  const { data: order } = useSuspenseQuery(blockOrderQuery());
  const drawn = useProgressiveRender(order.length, ['visit', 'link']);
  return (
    <Page>
      <h1 className="qy-unseen">{t`个性推荐`}</h1>
      <QueryBoundary pending={<BannerCarouselSkeleton />}>
        <BannerCarousel />
      </QueryBoundary>
      <EntryLinks />
      {order.slice(0, drawn).map((block) => {
        const Block = blocks[block];
        return <Block key={block} />;
      })}
      {drawn >= order.length && (
        <div className={classes.foot}>
          <BlockOrderButton order={order} />
        </div>
      )}
    </Page>
  );
}
