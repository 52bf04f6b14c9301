import { useCapability } from '@qingyin/auth-gate';
import { cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { libraryPresenceQuery, MUSIC_LIBRARY_FEATURE } from '@qingyin/data-music';
import { lazyComponent } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';
import { OptionalSection } from './OptionalSection.tsx';

const SKELETON_CARDS = 7;

/** Lazy: servers without music libraries do not need its code. */
const NewestAlbums = lazyComponent(async () => ({
  default: (await import('./NewestAlbums.tsx')).NewestAlbums,
}));

/** Block of the albums that were added last to the music libraries (最近添加), where the listener hears one. */
export function RecentlyAdded() {
  const offered = useCapability(MUSIC_LIBRARY_FEATURE);
  const { data: any } = useQuery({ ...libraryPresenceQuery(), enabled: offered });
  if (!any) return null;
  return (
    <OptionalSection
      title={blockNames.library}
      pending={<MediaGrid rows={1}>{cardSkeletons(SKELETON_CARDS)}</MediaGrid>}
    >
      <NewestAlbums />
    </OptionalSection>
  );
}
