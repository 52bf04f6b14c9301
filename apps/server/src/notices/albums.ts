import type { Db } from '../db/open.ts';
import { DAY_MS } from '../time.ts';
import { KEPT_MS } from './limits.ts';

/** An album of an artist whom somebody follows. */
export interface ToldAlbum {
  id: number;
  name: string;
  image_key: string;
  publish_time: number;
  artist: string;
}

/** Albums of one day are one notice. */
export const albumGroup = ({ publish_time }: Pick<ToldAlbum, 'publish_time'>): string =>
  `album:${Math.floor(publish_time / DAY_MS)}`;

/**
 * Albums of followed artists that came out since they were followed and by now, the newest first. They are told from the
 * catalogue itself: nothing can be told twice, and who follows no more hears no more.
 *
 * @param since ms since 1970: only later ones
 */
export const albumsTold = (db: Db, userId: number, now: number, since = 0): Promise<ToldAlbum[]> =>
  db
    .selectFrom('subscription')
    .innerJoin('album', 'album.artist_id', 'subscription.resource_id')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .select(['album.id', 'album.name', 'album.image_key', 'album.publish_time', 'artist.name as artist'])
    .where('subscription.user_id', '=', userId)
    .where('subscription.kind', '=', 'artist')
    .whereRef('album.publish_time', '>', 'subscription.created_at')
    .where('album.publish_time', '<=', now)
    .where('album.publish_time', '>', Math.max(since, now - KEPT_MS))
    .orderBy('album.publish_time', 'desc')
    .orderBy('album.id', 'desc')
    .execute();
