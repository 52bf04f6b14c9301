import { mayAlbumBeSeen, type Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { RETENTION_MS } from './retention.ts';

/** An album by an artist the user follows. */
export interface ReleasedAlbum {
  id: number;
  name: string;
  image_key: string;
  publish_time: number;
  artist: string;
}

/** Group key: albums released on the same UTC day form one notification. */
export const albumGroupKey = ({ publish_time }: Pick<ReleasedAlbum, 'publish_time'>): string =>
  `album:${Math.floor(publish_time / DAY_MS)}`;

/**
 * Albums of followed artists that the user may see and that were released after the follow and not later than `now`, newest first. They are
 * derived from the catalogue and the subscriptions instead of stored rows: an album cannot be reported twice, and
 * unfollowing an artist removes its albums at once.
 *
 * @param since ms since 1970: only later albums
 */
export const releasedAlbums = (db: Db, viewer: Viewer, now: number, since = 0): Promise<ReleasedAlbum[]> =>
  db
    .selectFrom('subscription')
    .innerJoin('album', 'album.artist_id', 'subscription.resource_id')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .select(['album.id', 'album.name', 'album.image_key', 'album.publish_time', 'artist.name as artist'])
    .where('subscription.user_id', '=', viewer.userId ?? -1)
    .where('subscription.kind', '=', 'artist')
    .whereRef('album.publish_time', '>', 'subscription.created_at')
    .where(mayAlbumBeSeen(viewer))
    .where('album.publish_time', '<=', now)
    .where('album.publish_time', '>', Math.max(since, now - RETENTION_MS))
    .orderBy('album.publish_time', 'desc')
    .orderBy('album.id', 'desc')
    .execute();
