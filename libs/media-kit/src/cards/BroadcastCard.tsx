import type { PrivateContent } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import { MediaCard, type MediaCardProps } from './MediaCard.tsx';

export const BROADCAST_RATIO = 16 / 9;

/** What the contract calls an MV among the broadcasts; nothing else has a screen. */
const MV = 5;

export interface BroadcastCardProps extends Pick<MediaCardProps, 'priority'> {
  broadcast: PrivateContent;
}

/** An exclusive broadcast: opens its MV. */
export function BroadcastCard({ broadcast, priority }: BroadcastCardProps) {
  const { id, name, picUrl, sPicUrl, copywriter, type } = broadcast;
  return (
    <MediaCard
      title={name}
      coverUrl={picUrl || sPicUrl}
      ratio={BROADCAST_RATIO}
      link={type === MV ? { to: '/mv-detail/$mvid', params: { mvid: String(id) } } : undefined}
      // Peers often say the name twice.
      meta={copywriter && copywriter !== name && <CatalogueText text={copywriter} />}
      priority={priority}
    />
  );
}
