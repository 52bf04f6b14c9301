import { CONTINUE_LISTENING, continueDevicesQuery } from '@qingyin/data-library';
import { capabilitiesQuery } from '@qingyin/data-account';
import type { QueryClient } from '@tanstack/react-query';
import { ContinueListening } from './ContinueListening.tsx';
import { RecentlyAdded } from './RecentlyAdded.tsx';
import { RecentlyPlayed } from './RecentlyPlayed.tsx';

export { NoNewSongs } from './NoNewSongs.tsx';
export { InsteadOfPlaylists } from './InsteadOfPlaylists.tsx';

interface OwnBlockContentProps {
  block: 'continue' | 'recent' | 'library';
  /** null for guests */
  uid: string | null;
}

/** A block that depends on the listener. */
export function OwnBlockContent({ block, uid }: OwnBlockContentProps) {
  if (block === 'library') return <RecentlyAdded />;
  if (uid === null) return null;
  return block === 'continue' ? <ContinueListening uid={uid} /> : <RecentlyPlayed uid={uid} />;
}

/** Fetches what there is to continue: the first block is left out without it, which would shift the page. */
export async function loadContinueDevices(queryClient: QueryClient, uid: string): Promise<void> {
  const { features } = await queryClient.fetchQuery(capabilitiesQuery());
  if (features.includes(CONTINUE_LISTENING)) await queryClient.prefetchQuery(continueDevicesQuery(uid));
}
