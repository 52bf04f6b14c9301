import { imageUrl, notificationSubjects, usersByIds, type Viewer } from '@qingyin/server-catalogue';
import type { Db, NotificationTable } from '@qingyin/server-db';
import type { UserNotification } from '@qingyin/contract';
import type { Selectable } from 'kysely';
import { albumGroupKey, releasedAlbums, type ReleasedAlbum } from './album-releases.ts';
import { loadNotificationState } from './notification-state.ts';
import { visibleNotifications } from './visible-notifications.ts';

type Row = Selectable<NotificationTable>;

/** The reading user, the origin for image URLs, and the time of the request. */
export interface NotificationViewer extends Viewer {
  userId: number;
  origin: string;
  /** ms since 1970 */
  now: number;
}

/** Notifications merged into one entry, rows newest first. */
interface Group {
  id: string;
  time: number;
  rows: Row[];
  albums: ReleasedAlbum[];
}

/** Maximum number of people in a merged notification. */
const FACES = 3;

/** Groups albums by day of release. */
function albumGroups(albums: readonly ReleasedAlbum[]): Group[] {
  const groups = new Map<string, Group>();
  for (const album of albums) {
    const id = albumGroupKey(album);
    const group = groups.get(id) ?? { id, time: album.publish_time, rows: [], albums: [] };
    group.albums.push(album);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The groups of one page, without their rows, and whether there are more. */
async function groupsOf(
  db: Db,
  view: NotificationViewer,
  limit: number,
  before: number,
): Promise<{ groups: Group[]; more: boolean }> {
  const found = await visibleNotifications(db, view)
    .select(['notice.group_key as id', (eb) => eb.fn.max('notice.created_at').as('time')])
    .groupBy('notice.group_key')
    .$if(before > 0, (query) => query.having((eb) => eb(eb.fn.max('notice.created_at'), '<', before)))
    .orderBy('time', 'desc')
    .orderBy('notice.group_key')
    .execute();
  const albums = albumGroups(await releasedAlbums(db, view, view.now)).filter(
    ({ time }) => before <= 0 || time < before,
  );
  const all = [
    ...found.map(({ id, time }): Group => ({ id, time: Number(time), rows: [], albums: [] })),
    ...albums,
  ].sort((a, b) => b.time - a.time);
  // The next page continues below a time, so groups that share the time of the last one belong to this page.
  const last = all[limit - 1]?.time;
  const size = last === undefined ? all.length : all.filter(({ time }) => time >= last).length;
  return { groups: all.slice(0, size), more: all.length > size };
}

/** One page of a user's notifications, newest first; notifications of one kind about the same resource are merged. */
export async function listNotifications(
  db: Db,
  view: NotificationViewer,
  { limit, before }: { limit: number; before: number },
): Promise<{ notifications: UserNotification[]; more: boolean }> {
  const { groups, more } = await groupsOf(db, view, limit, before);
  const byId = new Map(groups.map((group) => [group.id, group]));
  const keys = groups.flatMap(({ id, albums }) => (albums.length > 0 ? [] : [id]));
  const rows =
    keys.length === 0
      ? []
      : await visibleNotifications(db, view)
          .selectAll('notice')
          .where('notice.group_key', 'in', keys)
          .orderBy('notice.created_at', 'desc')
          .orderBy('notice.id', 'desc')
          .execute();
  for (const row of rows) byId.get(row.group_key)?.rows.push(row);
  return { notifications: await toNotifications(db, groups, view), more };
}

async function toNotifications(
  db: Db,
  groups: readonly Group[],
  view: NotificationViewer,
): Promise<UserNotification[]> {
  const { readUntil } = await loadNotificationState(db, view.userId);
  const newest = groups.flatMap(({ rows: [row] }) => row ?? []);
  const people = groups.map(({ rows }) => [...new Set(rows.map((row) => row.actor_id))]);
  const users = await usersByIds(
    db,
    people.flatMap((ids) => ids.slice(0, FACES)),
  );
  const subject = await notificationSubjects(db, newest, view);
  const comments = await commentsById(
    db,
    newest.map((row) => row.comment_id),
  );
  return groups.flatMap(({ id, time, rows: [row], albums }, index): UserNotification[] => {
    const unread = time > readUntil;
    const [album] = albums;
    if (album)
      return [
        {
          id,
          kind: 'album',
          time,
          unread,
          count: albums.length,
          people: [],
          subject: null,
          comment: null,
          album: {
            id: album.id,
            name: album.name,
            picUrl: imageUrl(view.origin, album.image_key),
            artistName: album.artist,
          },
        },
      ];
    if (!row) return [];
    const who = people[index] ?? [];
    return [
      {
        id,
        kind: row.kind,
        time,
        unread,
        count: who.length,
        people: who.slice(0, FACES).flatMap((userId) => {
          const user = users.get(userId);
          return user
            ? { userId, nickname: user.nickname, avatarUrl: imageUrl(view.origin, user.image_key) }
            : [];
        }),
        subject: subject(row),
        comment: comments.get(row.comment_id) ?? null,
        album: null,
      },
    ];
  });
}

async function commentsById(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, NonNullable<UserNotification['comment']>>> {
  const wanted = ids.filter((id) => id > 0);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('comment')
    .select(['id', 'parent_id', 'content'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { commentId: row.id, parentCommentId: row.parent_id, content: row.content }]),
  );
}
