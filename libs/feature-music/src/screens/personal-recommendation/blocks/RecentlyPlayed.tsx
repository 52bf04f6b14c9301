import { cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { useUserId } from '@qingyin/session/react';
import { lazyComponent } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';
import { OptionalSection } from './OptionalSection.tsx';

const SKELETON_CARDS = 7;

/** Lazy: guests do not need its code. */
const RecentCards = lazyComponent(async () => ({ default: (await import('./RecentCards.tsx')).RecentCards }));

/** Block of recently played songs, albums and playlists (最近播放); only for users, who have played something. */
export function RecentlyPlayed() {
  const uid = useUserId();
  if (uid === null) return null;
  return (
    <OptionalSection
      title={blockNames.recent}
      pending={<MediaGrid rows={1}>{cardSkeletons(SKELETON_CARDS)}</MediaGrid>}
    >
      <RecentCards uid={uid} />
    </OptionalSection>
  );
}
