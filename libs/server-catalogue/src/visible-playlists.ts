import { PRIVATE_PLAYLIST } from '@qingyin/contract';
import type { PlaylistRow, Tables } from '@qingyin/server-db';
import type { ExpressionBuilder } from 'kysely';

/** SQL condition for playlists that a viewer or guest may see; the same rule as `isPlaylistVisible`. */
export const playlistVisibleTo = (viewerId: number | null) => (eb: ExpressionBuilder<Tables, 'playlist'>) =>
  eb.or([eb('playlist.privacy', '!=', PRIVATE_PLAYLIST), eb('playlist.owner_id', '=', viewerId ?? -1)]);

/** Whether a viewer or guest may see a playlist. */
export const isPlaylistVisible = (
  row: Pick<PlaylistRow, 'privacy' | 'owner_id'>,
  viewerId: number | null,
): boolean => row.privacy !== PRIVATE_PLAYLIST || row.owner_id === viewerId;
