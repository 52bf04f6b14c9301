import { FIRST_LIBRARY_ID } from '@qingyin/server-catalogue';
import { type Db, insertMany, reserveIds, whereIn } from '@qingyin/server-db';
import type { ArtistDraft } from '../derive/drafts.ts';
import { drawnPortrait } from '../pictures/artist-image.ts';
import { initialOf, sortKey } from './sort-key.ts';

/** Ids of the named artists by identity; unknown ones are created. */
export async function ensureArtists(trx: Db, drafts: readonly ArtistDraft[]): Promise<Map<string, number>> {
  const wanted = new Map(drafts.map((draft) => [draft.identity, draft]));
  if (wanted.size === 0) return new Map();
  const rows = await trx
    .selectFrom('library_artist')
    .select(['artist_id', 'identity'])
    .where(whereIn(trx, 'identity', [...wanted.keys()]))
    .execute();
  const ids = new Map(rows.map((row) => [row.identity, row.artist_id]));
  const fresh = [...wanted.values()].filter((draft) => !ids.has(draft.identity));
  if (fresh.length === 0) return ids;
  const first = await reserveIds(trx, 'library-artist', FIRST_LIBRARY_ID, fresh.length);
  fresh.forEach((draft, index) => ids.set(draft.identity, first + index));
  const idOf = (draft: ArtistDraft): number => ids.get(draft.identity) ?? 0;
  await insertMany(
    trx,
    'artist',
    fresh.map((draft) => ({
      id: idOf(draft),
      name: draft.name,
      name_en: '',
      aliases: '[]',
      bio: '',
      type: 0,
      area: 0,
      initial: initialOf(sortKey(draft.sortName || draft.name)),
      image_key: drawnPortrait(idOf(draft)),
      score: 0,
      last_rank: 0,
    })),
  );
  await insertMany(
    trx,
    'library_artist',
    fresh.map((draft) => {
      const key = sortKey(draft.sortName || draft.name);
      return {
        artist_id: idOf(draft),
        identity: draft.identity,
        mbid: draft.mbid,
        sort_key: key,
        initial: initialOf(key),
      };
    }),
  );
  return ids;
}
