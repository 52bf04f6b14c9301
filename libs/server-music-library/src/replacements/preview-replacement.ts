import { LIKED_SONGS, type ReplacementPreview } from '@qingyin/contract';
import { resourceTypes } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';

/** Counts what refers to songs, of all users. */
export async function countReferences(db: Db, songIds: readonly number[]): Promise<ReplacementPreview> {
  const lists = await db
    .selectFrom('playlist_track')
    .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
    .select(['playlist.id', 'playlist.special_type'])
    .distinct()
    .where(whereIn(db, 'playlist_track.song_id', songIds))
    .execute();
  const liked = lists.filter(({ special_type }) => special_type === LIKED_SONGS);
  const plays = await db
    .selectFrom('play_record')
    .select((eb) => eb.fn.sum<number>('plays').as('n'))
    .where(whereIn(db, 'song_id', songIds))
    .executeTakeFirst();
  const ratings = await db
    .selectFrom('song_rating')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(whereIn(db, 'song_id', songIds))
    .executeTakeFirst();
  const comments = await db
    .selectFrom('comment')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('resource_type', '=', resourceTypes.song)
    .where(whereIn(db, 'resource_id', songIds))
    .executeTakeFirst();
  const numberOf = (row: { n: number | null } | undefined): number => Number(row?.n ?? 0);
  return {
    songs: songIds.length,
    playlists: lists.length - liked.length,
    likes: liked.length,
    ratings: numberOf(ratings),
    plays: numberOf(plays),
    comments: numberOf(comments),
  };
}
