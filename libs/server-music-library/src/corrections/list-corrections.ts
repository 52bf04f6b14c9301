import type { TagCorrection } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { pictureKey } from '@qingyin/server-files';
import { allHeard } from './all-heard.ts';
import type { ListedCorrection } from './corrections.ts';

/** A page of the corrections whose songs are heard in the libraries, latest first. */
export async function listCorrections(
  db: Db,
  libraries: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedCorrection[]> {
  if (libraries.length === 0) return [];
  const rows = await db
    .selectFrom('correction')
    .leftJoin('user', 'user.id', 'correction.user_id')
    .leftJoin('chosen_picture', 'chosen_picture.correction_id', 'correction.id')
    .select(['correction.id', 'correction.at', 'correction.undone_at', 'correction.title'])
    .select(['correction.fields', 'user.nickname'])
    .select(['chosen_picture.kind', 'chosen_picture.owner_id', 'chosen_picture.hash'])
    .select((eb) =>
      eb
        .selectFrom('corrected_song')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('corrected_song.correction_id', '=', 'correction.id')
        .as('songs'),
    )
    .where((eb) => allHeard(eb, libraries))
    .orderBy('correction.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id, at, undone_at, title, fields, nickname, songs, kind, owner_id, hash }) => ({
    ...{ id, at, title, by: nickname ?? '', songs: Number(songs ?? 0), undone: undone_at !== null },
    fields: JSON.parse(fields) as TagCorrection,
    ...(kind && owner_id !== null && hash && { picture: { kind, id: owner_id, key: pictureKey(hash) } }),
  }));
}
