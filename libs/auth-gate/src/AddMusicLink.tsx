import { lazyComponent, OptionalBoundary } from '@qingyin/ui';
import { useCapability } from './use-capability.ts';

const FirstMusic = lazyComponent(() => import('./FirstMusic.tsx'));

/** Capability of a server without any song. */
export const NO_SONGS = 'no-songs';

/**
 * Next step of an empty state on a server without any song: administrators choose folders in the settings, others upload
 * to their cloud disk, guests log in. Nothing when the server has songs.
 */
export function AddMusicLink() {
  return useCapability(NO_SONGS) ? (
    <OptionalBoundary>
      <FirstMusic />
    </OptionalBoundary>
  ) : null;
}
