import {
  CONTINUE_LISTENING,
  continueDevicesQuery,
  recentMixQuery,
  userPlaylistsQuery,
} from '@qingyin/data-library';
import { capabilitiesQuery } from '@qingyin/data-account';
import type { QueryClient } from '@tanstack/react-query';
import { ContinueListening } from './ContinueListening.tsx';
import { DailySongs } from './DailySongs.tsx';
import { OwnPlaylists } from './OwnPlaylists.tsx';
import { RecentlyAdded } from './RecentlyAdded.tsx';
import { RecentlyPlayed } from './RecentlyPlayed.tsx';

export { NoNewSongs } from './NoNewSongs.tsx';
export { InsteadOfPlaylists } from './InsteadOfPlaylists.tsx';

export type OwnBlockName = 'continue' | 'recent' | 'own' | 'library' | 'daily';

interface OwnBlockContentProps {
  block: OwnBlockName;
  /** null for guests */
  uid: string | null;
}

/** A block that depends on the listener. */
export function OwnBlockContent({ block, uid }: OwnBlockContentProps) {
  if (block === 'library') return <RecentlyAdded />;
  if (uid === null) return null;
  if (block === 'daily') return <DailySongs />;
  if (block === 'continue') return <ContinueListening uid={uid} />;
  return block === 'recent' ? <RecentlyPlayed uid={uid} /> : <OwnPlaylists uid={uid} />;
}

/**
 * Fetches the user's first blocks: they are left out without content, which would shift the page. Never rejects: a failed
 * block shows its error.
 */
export async function loadOwnMusic(queryClient: QueryClient, uid: string): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(recentMixQuery(uid)),
    queryClient.prefetchQuery(userPlaylistsQuery(uid)),
    loadContinueDevices(queryClient, uid).catch(() => undefined),
  ]);
}

async function loadContinueDevices(queryClient: QueryClient, uid: string): Promise<void> {
  const { features } = await queryClient.fetchQuery(capabilitiesQuery());
  if (features.includes(CONTINUE_LISTENING)) await queryClient.prefetchQuery(continueDevicesQuery(uid));
}
