import type { Db } from '@qingyin/server-db';
import type { NotificationSubject } from '@qingyin/contract';
import { eventText } from './events.ts';
import { resourceTypes } from './resource-types.ts';
import { ALL_SONGS, mayAlbumBeSeen, maySongBeHeard, type Viewer } from './song-access.ts';

interface Place {
  resource_type: number;
  resource_id: number;
}
type Found = [id: number, subject: NotificationSubject][];

type Finder = (db: Db, ids: readonly number[], viewer: Viewer) => Promise<Found>;

const conditions = { song: maySongBeHeard, album: mayAlbumBeSeen };

const named =
  (kind: 'song' | 'mv' | 'playlist' | 'album'): Finder =>
  async (db, ids, viewer) => {
    const visible = kind === 'song' || kind === 'album' ? conditions[kind] : undefined;
    const rows = await db
      .selectFrom(kind)
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where(visible?.(viewer) ?? maySongBeHeard(ALL_SONGS))
      .execute();
    return rows.map((row) => [row.id, { kind, id: String(row.id), userId: 0, words: row.name }]);
  };

const finders: Record<number, Finder> = {
  [resourceTypes.song]: named('song'),
  [resourceTypes.mv]: named('mv'),
  [resourceTypes.playlist]: named('playlist'),
  [resourceTypes.album]: named('album'),
  [resourceTypes.video]: async (db, ids) => {
    const rows = await db.selectFrom('video').select(['id', 'vid', 'title']).where('id', 'in', ids).execute();
    return rows.map((row) => [row.id, { kind: 'video', id: row.vid, userId: 0, words: row.title }]);
  },
  [resourceTypes.event]: async (db, ids) => {
    const rows = await db
      .selectFrom('event')
      .select(['id', 'user_id', 'body'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => [
      row.id,
      { kind: 'event', id: String(row.id), userId: row.user_id, words: eventText(row.body) },
    ]);
  },
};

/**
 * Subjects of notifications: resources with what is needed to link to them. Songs and albums only if the viewer may
 * hear them; for playlists and posts, the caller checks whether they may be seen.
 */
export async function notificationSubjects(
  db: Db,
  places: readonly Place[],
  viewer: Viewer,
): Promise<(place: Place) => NotificationSubject | null> {
  const found = new Map<string, NotificationSubject>();
  for (const type of new Set(places.map((place) => place.resource_type))) {
    const ids = places.flatMap((place) => (place.resource_type === type ? [place.resource_id] : []));
    for (const [id, subject] of (await finders[type]?.(db, [...new Set(ids)], viewer)) ?? [])
      found.set(`${type}:${id}`, subject);
  }
  return ({ resource_type, resource_id }) => found.get(`${resource_type}:${resource_id}`) ?? null;
}
