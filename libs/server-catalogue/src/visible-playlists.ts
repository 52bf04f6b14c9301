import type { PlaylistRow, Tables } from '@qingyin/server-db';
import type { ExpressionBuilder } from 'kysely';

/** `privacy` of a playlist that only its owner may see (docs/specification/contract/entities.md#playlist). */
const PRIVATE = 10;

/** SQL condition for playlists that a viewer or guest may see; the same rule as `isPlaylistVisible`. */
export const playlistVisibleTo = (viewerId: number | null) => (eb: ExpressionBuilder<Tables, 'playlist'>) =>
  eb.or([eb('playlist.privacy', '!=', PRIVATE), eb('playlist.owner_id', '=', viewerId ?? -1)]);

/** Whether a viewer or guest may see a playlist. */
export const isPlaylistVisible = (
  row: Pick<PlaylistRow, 'privacy' | 'owner_id'>,
  viewerId: number | null,
): boolean => row.privacy !== PRIVATE || row.owner_id === viewerId;
