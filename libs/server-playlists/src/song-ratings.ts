import {
  mayReferenceBeHeard,
  maySongBeHeard,
  resolveSongIds,
  uploadNumbers,
  type Viewer,
} from '@qingyin/server-catalogue';
import { type Db, type SongRatingTable, whereIn } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import type { SongPlays, SongRating } from '@qingyin/contract';
import type { Expression } from 'kysely';

/**
 * Rates a song that the viewer may hear, or removes the rating with 0 stars; to be called inside `inWriteTransaction`.
 *
 * @param row `stars`: 0 to 5; `at`: ms since 1970
 * @throws BusinessError 404 if the viewer hears no such song; the rating of one that is rated can still be removed
 */
export async function rateSong(trx: Db, row: SongRatingTable, viewer: Viewer): Promise<void> {
  const { user_id, song_id, stars, at } = row;
  const song = await trx
    .selectFrom('song')
    .select('id')
    .where('id', '=', song_id)
    .where(maySongBeHeard(viewer))
    .executeTakeFirst();
  if (!song && stars > 0) throw notFound('歌曲');
  if (stars === 0) {
    const { numDeletedRows } = await trx
      .deleteFrom('song_rating')
      .where('user_id', '=', user_id)
      .where('song_id', '=', song_id)
      .executeTakeFirstOrThrow();
    if (!song && Number(numDeletedRows) === 0) throw notFound('歌曲');
    return;
  }
  await trx
    .insertInto('song_rating')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'song_id']).doUpdateSet({ stars, at }))
    .execute();
}

/** A part of a user's songs: the given ids, or a page of all. */
export interface SongPart {
  ids?: readonly number[] | undefined;
  limit: number;
  offset: number;
}

interface Page<Item> {
  count: number;
  items: Item[];
}

interface SongValue {
  id: number;
  value: number;
  time: number;
}

/** Whose songs are listed, and which of them. */
interface Listing extends SongPart {
  userId: number;
  /** songs that the ids name; null: all */
  songs: readonly number[] | null;
}

async function listingFor(db: Db, userId: number, viewer: Viewer, part: SongPart): Promise<Listing> {
  return { ...part, userId, songs: part.ids ? await resolveSongIds(db, viewer, part.ids) : null };
}

/**
 * A part of the user's songs in the order of their ids. A song whose further file is an upload of the user is listed
 * under the number of the upload too, under which the cloud disk shows it.
 *
 * @param heard the user's songs that the viewer may hear
 */
async function pageOf(db: Db, heard: Expression<SongValue>, to: Listing): Promise<Page<SongValue>> {
  const { userId, ids, limit, offset } = to;
  const numbers = uploadNumbers(db, userId).as('upload');
  const listed = db
    .with('heard', () => heard)
    .with('listed', (query) =>
      query
        .selectFrom('heard')
        .select(['heard.id', 'heard.value', 'heard.time'])
        .unionAll(
          query
            .selectFrom('heard')
            .innerJoin(numbers, 'upload.song_id', 'heard.id')
            .select(['upload.id', 'heard.value', 'heard.time']),
        ),
    )
    .selectFrom('listed')
    .$if(ids !== undefined, (query) => query.where(whereIn(db, 'listed.id', ids ?? [])));
  const { count } = await listed
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const items = await listed
    .select(['id', 'value', 'time'])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: Number(count), items };
}

/** Ratings by a user of songs that the viewer may hear, in the order of their ids. */
export async function ratingsOf(
  db: Db,
  userId: number,
  viewer: Viewer,
  part: SongPart,
): Promise<Page<SongRating>> {
  const listing = await listingFor(db, userId, viewer, part);
  const rated = db
    .selectFrom('song_rating')
    .select(['song_id as id', 'stars as value', 'at as time'])
    .where('user_id', '=', userId)
    .where(mayReferenceBeHeard(viewer, 'song_rating.song_id'))
    .$if(listing.songs !== null, (query) =>
      query.where(whereIn(db, 'song_rating.song_id', listing.songs ?? [])),
    );
  const { count, items } = await pageOf(db, rated, listing);
  return { count, items: items.map(({ id, value, time }) => ({ id, stars: value, time })) };
}

/** How often a user played songs that the viewer may hear, in the order of their ids. */
export async function playsOfUser(
  db: Db,
  userId: number,
  viewer: Viewer,
  part: SongPart,
): Promise<Page<SongPlays>> {
  const listing = await listingFor(db, userId, viewer, part);
  const played = db
    .selectFrom('play_record')
    .select(['song_id as id', 'plays as value', 'last_at as time'])
    .where('user_id', '=', userId)
    .where('plays', '>', 0)
    .where(mayReferenceBeHeard(viewer, 'play_record.song_id'))
    .$if(listing.songs !== null, (query) =>
      query.where(whereIn(db, 'play_record.song_id', listing.songs ?? [])),
    );
  const { count, items } = await pageOf(db, played, listing);
  return { count, items: items.map(({ id, value, time }) => ({ id, plays: value, time })) };
}
