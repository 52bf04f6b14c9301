import type { ExpressionBuilder } from 'kysely';
import type { PlaylistRow, Tables } from '../db/schema.ts';

/** `privacy` of a playlist that its owner alone sees (contract page, part 5 "Playlist"). */
const PRIVATE = 10;

/** The condition under which somebody, or a guest, may see a row of `playlist`; with `isVisible` the one place that knows. */
export const listVisibleTo = (viewerId: number | null) => (eb: ExpressionBuilder<Tables, 'playlist'>) =>
  eb.or([eb('playlist.privacy', '!=', PRIVATE), eb('playlist.owner_id', '=', viewerId ?? -1)]);

/** Whether somebody, or a guest, may see this playlist. */
export const isVisible = (row: Pick<PlaylistRow, 'privacy' | 'owner_id'>, viewerId: number | null): boolean =>
  row.privacy !== PRIVATE || row.owner_id === viewerId;
