import { type Playlist } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import { PLAYLISTS_HOLDING, playlistsHoldingQuery, userPlaylistsQuery } from '@qingyin/data-library';
import { fold } from '@qingyin/text';
import { useQuery } from '@tanstack/react-query';

export interface OwnLists {
  own: readonly Playlist[];
  /** those whose names hold the words */
  shown: readonly Playlist[];
  /** which of the songs each of them holds; undefined where nobody knows */
  holding: ReadonlyMap<number, ReadonlySet<number>> | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** A user's own playlists, those whose names hold `words`, and what they hold of some songs where the service says so. */
export function useOwnLists(uid: string, trackIds: readonly number[], words: string): OwnLists {
  const { data, isPending, error, refetch } = useQuery(userPlaylistsQuery(uid));
  const { data: able } = useQuery(capabilitiesQuery());
  const { data: holding } = useQuery({
    ...playlistsHoldingQuery(trackIds),
    enabled: able?.features.includes(PLAYLISTS_HOLDING) === true,
  });
  const own = (data ?? []).filter((playlist) => String(playlist.userId) === uid);
  const sought = fold(words).trim();
  return {
    own,
    shown: own.filter(({ name }) => fold(name).includes(sought)),
    holding,
    isPending,
    error,
    refetch: () => void refetch(),
  };
}
