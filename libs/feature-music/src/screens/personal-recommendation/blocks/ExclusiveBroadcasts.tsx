import { BROADCAST_RATIO, BroadcastCard } from '@qingyin/media-ui';
import { privateContentQuery } from '@qingyin/data-music';
import { blockNames } from '../block-order/block-names.ts';
import { WideSection } from './WideSection.tsx';

/** Block of exclusive broadcasts (独家放送), with a link to all of them; left out when there are none. */
export const ExclusiveBroadcasts = () => (
  <WideSection
    title={blockNames.exclusive}
    all="/exclusive-broadcast"
    ratio={BROADCAST_RATIO}
    query={privateContentQuery()}
    card={(broadcast) => <BroadcastCard key={broadcast.id} broadcast={broadcast} />}
  />
);
