import { cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { lazyComponent } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';
import { OptionalSection } from './OptionalSection.tsx';

const SKELETON_CARDS = 7;

/** Lazy: its texts are not those of the first view. */
const NewestAlbums = lazyComponent(async () => ({
  default: (await import('./NewestAlbums.tsx')).NewestAlbums,
}));

/** Block of the albums that were added last to the music libraries (最近添加). */
export function RecentlyAdded() {
  return (
    <OptionalSection
      title={blockNames.library}
      pending={<MediaGrid rows={1}>{cardSkeletons(SKELETON_CARDS)}</MediaGrid>}
    >
      <NewestAlbums />
    </OptionalSection>
  );
}
