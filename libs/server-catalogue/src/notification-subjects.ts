import type { Db } from '@qingyin/server-db';
import type { NotificationSubject } from '@qingyin/contract';
import { eventText } from './events.ts';
import { resourceTypes } from './resource-types.ts';

interface Place {
  resource_type: number;
  resource_id: number;
}
type Found = [id: number, subject: NotificationSubject][];

const named =
  (kind: 'song' | 'mv' | 'playlist' | 'album') =>
  async (db: Db, ids: readonly number[]): Promise<Found> => {
    const rows = await db.selectFrom(kind).select(['id', 'name']).where('id', 'in', ids).execute();
    return rows.map((row) => [row.id, { kind, id: String(row.id), userId: 0, words: row.name }]);
  };

const finders: Record<number, (db: Db, ids: readonly number[]) => Promise<Found>> = {
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
 * Subjects of notifications: resources with what is needed to link to them. The caller checks whether they may be
 * seen.
 */
export async function notificationSubjects(
  db: Db,
  places: readonly Place[],
): Promise<(place: Place) => NotificationSubject | null> {
  const found = new Map<string, NotificationSubject>();
  for (const type of new Set(places.map((place) => place.resource_type))) {
    const ids = places.flatMap((place) => (place.resource_type === type ? [place.resource_id] : []));
    for (const [id, subject] of (await finders[type]?.(db, [...new Set(ids)])) ?? [])
      found.set(`${type}:${id}`, subject);
  }
  return ({ resource_type, resource_id }) => found.get(`${resource_type}:${resource_id}`) ?? null;
}
