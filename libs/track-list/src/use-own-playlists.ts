import { type Playlist } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import { PLAYLISTS_CONTAINING, playlistsContainingQuery, userPlaylistsQuery } from '@qingyin/data-library';
import { fold } from '@qingyin/text';
import { useQuery } from '@tanstack/react-query';

/** The user's own playlists for the playlist picker, with the state of their query. */
export interface OwnPlaylists {
  own: readonly Playlist[];
  /** playlists whose names match the query */
  shown: readonly Playlist[];
  /** which of the songs each playlist contains; undefined if unknown */
  holding: ReadonlyMap<number, ReadonlySet<number>> | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** The user's own playlists, filtered by name, and which of the given songs they contain, if the service reports it. */
export function useOwnPlaylists(uid: string, trackIds: readonly number[], query: string): OwnPlaylists {
  const { data, isPending, error, refetch } = useQuery(userPlaylistsQuery(uid));
  const { data: able } = useQuery(capabilitiesQuery());
  const { data: holding } = useQuery({
    ...playlistsContainingQuery(trackIds),
    enabled: able?.features.includes(PLAYLISTS_CONTAINING) === true,
  });
  const own = (data ?? []).filter((playlist) => String(playlist.userId) === uid);
  const sought = fold(query).trim();
  return {
    own,
    shown: own.filter(({ name }) => fold(name).includes(sought)),
    holding,
    isPending,
    error,
    refetch: () => void refetch(),
  };
}
