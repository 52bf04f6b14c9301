import { OptionalSection } from '@qingyin/list-layout';
import { CardShelf, cardSkeletons, MAX_COLUMNS } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';

/** Lazy: its texts are not those of the first view. */
const OwnPlaylistCards = lazyComponent(async () => ({
  default: (await import('./OwnPlaylistCards.tsx')).OwnPlaylistCards,
}));

/** Block of the user's playlists (我的歌单); left out while there is nothing in them. */
export function OwnPlaylists({ uid }: { uid: string }) {
  const { i18n } = useLingui();
  return (
    <OptionalSection
      title={i18n._(blockNames.own)}
      pending={
        <CardShelf label={i18n._(blockNames.own)} shape="square">
          {cardSkeletons(MAX_COLUMNS.square)}
        </CardShelf>
      }
    >
      <OwnPlaylistCards uid={uid} />
    </OptionalSection>
  );
}
