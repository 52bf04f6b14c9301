import type { MadeReplacement } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';
import { folderSongs } from './folder-songs.ts';
import { artistNames } from './listed-songs.ts';

/** A page of the replacements whose songs the viewer hears, latest first. */
export async function listReplacements(
  db: Db,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<MadeReplacement[]> {
  const heard = folderSongs(db, viewer).select('song.id');
  const rows = await db
    .selectFrom('song_replacement')
    .leftJoin('user', 'user.id', 'song_replacement.user_id')
    .select(['song_replacement.id', 'song_replacement.at', 'song_replacement.kind', 'user.nickname'])
    .select(['song_replacement.from_id', 'song_replacement.to_id', 'song_replacement.undone_at'])
    .where('song_replacement.from_id', 'in', heard)
    .where((eb) =>
      eb.or([
        eb('song_replacement.to_id', 'is', null),
        eb('song_replacement.to_id', 'in', folderSongs(db, viewer).select('song.id')),
      ]),
    )
    .orderBy('song_replacement.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = [
    ...new Set(rows.flatMap(({ from_id, to_id }) => (to_id === null ? from_id : [from_id, to_id]))),
  ];
  const artists = await artistNames(db, ids);
  const songs = await db
    .selectFrom('song')
    .select(['id', 'name'])
    .where(whereIn(db, 'id', ids))
    .execute();
  const names = new Map(songs.map(({ id, name }) => [id, name]));
  const named = (id: number) => ({ id, name: names.get(id) ?? '', artists: artists.get(id) ?? '' });
  return rows.map(({ id, at, kind, nickname, from_id, to_id, undone_at }) => ({
    ...{ id, at, kind, by: nickname ?? '', undone: undone_at !== null },
    from: named(from_id),
    to: to_id === null ? null : named(to_id),
  }));
}
