import type { Notice } from '@qingyin/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../db/open.ts';
import type { NoticeTable } from '../db/tables/notices.ts';
import { imageUrl } from '../entities/images.ts';
import { subjectsAt } from '../entities/subjects.ts';
import { usersByIds } from '../entities/users.ts';
import { albumGroup, albumsTold, type ToldAlbum } from './albums.ts';
import { noticeState } from './choice.ts';
import { noticesSeen } from './seen.ts';

type Row = Selectable<NoticeTable>;

/** The reading user, the origin for image URLs, and the time of the request. */
export interface NoticeView {
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
  albums: ToldAlbum[];
}

/** Maximum number of people in a merged notification. */
const FACES = 3;

/** Groups albums by day of release. */
function albumGroups(albums: readonly ToldAlbum[]): Group[] {
  const groups = new Map<string, Group>();
  for (const album of albums) {
    const id = albumGroup(album);
    const group = groups.get(id) ?? { id, time: album.publish_time, rows: [], albums: [] };
    group.albums.push(album);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The groups of one page, without their rows, and whether there are more. */
async function groupsOf(
  db: Db,
  { userId, now }: NoticeView,
  limit: number,
  before: number,
): Promise<{ groups: Group[]; more: boolean }> {
  const found = await noticesSeen(db, userId)
    .select(['notice.group_key as id', (eb) => eb.fn.max('notice.created_at').as('time')])
    .groupBy('notice.group_key')
    .$if(before > 0, (query) => query.having((eb) => eb(eb.fn.max('notice.created_at'), '<', before)))
    .orderBy('time', 'desc')
    .orderBy('notice.group_key')
    .execute();
  const albums = albumGroups(await albumsTold(db, userId, now)).filter(
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
export async function noticesOf(
  db: Db,
  view: NoticeView,
  { limit, before }: { limit: number; before: number },
): Promise<{ notices: Notice[]; more: boolean }> {
  const { groups, more } = await groupsOf(db, view, limit, before);
  const byId = new Map(groups.map((group) => [group.id, group]));
  const keys = groups.flatMap(({ id, albums }) => (albums.length > 0 ? [] : [id]));
  const rows =
    keys.length === 0
      ? []
      : await noticesSeen(db, view.userId)
          .selectAll('notice')
          .where('notice.group_key', 'in', keys)
          .orderBy('notice.created_at', 'desc')
          .orderBy('notice.id', 'desc')
          .execute();
  for (const row of rows) byId.get(row.group_key)?.rows.push(row);
  return { notices: await toNotices(db, groups, view), more };
}

async function toNotices(db: Db, groups: readonly Group[], view: NoticeView): Promise<Notice[]> {
  const { readUntil } = await noticeState(db, view.userId);
  const newest = groups.flatMap(({ rows: [row] }) => row ?? []);
  const people = groups.map(({ rows }) => [...new Set(rows.map((row) => row.actor_id))]);
  const users = await usersByIds(
    db,
    people.flatMap((ids) => ids.slice(0, FACES)),
  );
  const subject = await subjectsAt(db, newest);
  const comments = await commentsById(
    db,
    newest.map((row) => row.comment_id),
  );
  return groups.flatMap(({ id, time, rows: [row], albums }, index): Notice[] => {
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
): Promise<Map<number, NonNullable<Notice['comment']>>> {
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
