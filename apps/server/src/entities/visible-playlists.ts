import type { ExpressionBuilder } from 'kysely';
import type { PlaylistRow, Tables } from '../db/schema.ts';

/** `privacy` of a playlist that only its owner may see (contract page, part 5 "Playlist"). */
const PRIVATE = 10;

/** SQL condition for playlists that a viewer or guest may see; the same rule as `isPlaylistVisible`. */
export const listVisibleTo = (viewerId: number | null) => (eb: ExpressionBuilder<Tables, 'playlist'>) =>
  eb.or([eb('playlist.privacy', '!=', PRIVATE), eb('playlist.owner_id', '=', viewerId ?? -1)]);

/** Whether a viewer or guest may see a playlist. */
export const isVisible = (row: Pick<PlaylistRow, 'privacy' | 'owner_id'>, viewerId: number | null): boolean =>
  row.privacy !== PRIVATE || row.owner_id === viewerId;
