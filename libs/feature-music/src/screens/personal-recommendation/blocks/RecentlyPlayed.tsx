import { OptionalSection } from '@qingyin/list-layout';
import { CardShelf, cardSkeletons, MAX_COLUMNS } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';

/** Lazy: its texts are not those of the first view. */
const RecentCards = lazyComponent(async () => ({ default: (await import('./RecentCards.tsx')).RecentCards }));

/** Block of recently played songs, albums and playlists (最近播放); left out when nothing was played. */
export function RecentlyPlayed({ uid }: { uid: string }) {
  const { i18n } = useLingui();
  return (
    <OptionalSection
      title={i18n._(blockNames.recent)}
      pending={
        <CardShelf label={i18n._(blockNames.recent)} shape="square">
          {cardSkeletons(MAX_COLUMNS.square)}
        </CardShelf>
      }
    >
      <RecentCards uid={uid} />
    </OptionalSection>
  );
}
