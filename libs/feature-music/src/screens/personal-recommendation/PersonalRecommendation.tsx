import { Page, useProgressiveRender } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazyComponent, OptionalBoundary } from '@qingyin/ui';
import { type ComponentType } from 'react';
import { Banners } from './blocks/Banners.tsx';
import { EntryLinks } from './blocks/EntryLinks.tsx';
import { ExclusiveBroadcasts } from './blocks/ExclusiveBroadcasts.tsx';
import { NewSongs } from './blocks/NewSongs.tsx';
import { OwnBlock } from './blocks/OwnBlock.tsx';
import { RecommendedMvs } from './blocks/RecommendedMvs.tsx';
import { RecommendedPlaylists } from './blocks/RecommendedPlaylists.tsx';
import { Stations } from './blocks/Stations.tsx';
import { type HomeBlock, orderOf } from './block-order/block-order.ts';
import { homeLayoutQuery } from './block-order/block-order-query.ts';
import classes from './PersonalRecommendation.module.css';

const BlockOrderButton = lazyComponent(() => import('./block-order/BlockOrderButton.tsx'));

const blocks: Readonly<Record<HomeBlock, ComponentType>> = {
  continue: () => <OwnBlock block="continue" />,
  recent: () => <OwnBlock block="recent" />,
  own: () => <OwnBlock block="own" />,
  library: () => <OwnBlock block="library" />,
  banners: Banners,
  entries: EntryLinks,
  daily: () => <OwnBlock block="daily" />,
  playlists: RecommendedPlaylists,
  exclusive: ExclusiveBroadcasts,
  'new-songs': NewSongs,
  mvs: RecommendedMvs,
  stations: Stations,
};

/**
 * Home page: the blocks that the user has not hidden, in the user's order
 * (docs/specification/screens/find-music.md#personal-recommendation).
 */
export function PersonalRecommendation() {
  const { t } = useLingui();
  const { data: layout } = useSuspenseQuery(homeLayoutQuery());
  const login = useSession((session) => session.login);
  const order = orderOf(layout, login);
  // Of all blocks: a block that is shown again must not remove the dialog that shows it.
  const drawn = useProgressiveRender(order.length, ['visit', 'link']);
  const shown = order.slice(0, drawn).filter((block) => !layout.hidden.includes(block));
  return (
    <Page>
      <h1 className="qy-unseen">{t`个性推荐`}</h1>
      {shown.map((block) => {
        const Block = blocks[block];
        return <Block key={block} />;
      })}
      {drawn >= order.length && (
        <div className={classes.foot}>
          <OptionalBoundary>
            <BlockOrderButton layout={layout} />
          </OptionalBoundary>
        </div>
      )}
    </Page>
  );
}
