import { OptionalSection } from '@qingyin/list-layout';
import { CardShelf, cardSkeletons, MAX_COLUMNS } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';

/** Lazy: its texts are not those of the first view. */
const NewestAlbums = lazyComponent(async () => ({
  default: (await import('./NewestAlbums.tsx')).NewestAlbums,
}));

/** Block of the albums that were added last to the music libraries (最近添加). */
export function RecentlyAdded() {
  const { i18n } = useLingui();
  return (
    <OptionalSection
      title={i18n._(blockNames.library)}
      pending={
        <CardShelf label={i18n._(blockNames.library)} shape="square">
          {cardSkeletons(MAX_COLUMNS.square)}
        </CardShelf>
      }
    >
      <NewestAlbums />
    </OptionalSection>
  );
}
