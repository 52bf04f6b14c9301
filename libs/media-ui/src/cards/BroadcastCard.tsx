import type { PrivateContent } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import { MediaCard, type MediaCardProps } from './MediaCard.tsx';

/** Aspect ratio of a broadcast's cover, width / height. */
export const BROADCAST_RATIO = 16 / 9;

/** Type of an MV among the contract's broadcasts; other types have no screen. */
const MV = 5;

export interface BroadcastCardProps extends Pick<MediaCardProps, 'priority'> {
  broadcast: PrivateContent;
}

/** Card of an exclusive broadcast, which links to its MV. */
export function BroadcastCard({ broadcast, priority }: BroadcastCardProps) {
  const { id, name, picUrl, sPicUrl, copywriter, type } = broadcast;
  return (
    <MediaCard
      title={name}
      coverUrl={picUrl || sPicUrl}
      ratio={BROADCAST_RATIO}
      link={type === MV ? { to: '/mv-detail/$mvid', params: { mvid: String(id) } } : undefined}
      // Other services often repeat the name here.
      meta={copywriter && copywriter !== name && <CatalogueText text={copywriter} />}
      priority={priority}
    />
  );
}
