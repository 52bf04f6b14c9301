import {
  toPictures,
  eventText,
  imageUrl,
  resourceTypes,
  notificationSubjects,
  usersByIds,
  type Viewpoint,
} from '@qingyin/server-catalogue';
import type { Db, NotificationTables } from '@qingyin/server-db';
import type { ReportedKind, ReportedContent } from '@qingyin/contract';
import type { Selectable } from 'kysely';

type Row = Selectable<NotificationTables['report']>;
type Target = Pick<Row, 'kind' | 'target_id'>;

/** Maximum number of reporters' notes shown. */
const NOTES = 20;
const keyOf = ({ kind, target_id }: Target): string => `${kind}:${target_id}`;

/** Query of reported content. @param kept true: approved by an administrator, false: pending */
const targets = (db: Db, kept: boolean) =>
  db
    .selectFrom('report')
    .groupBy(['kind', 'target_id'])
    .having((eb) => eb.fn.min('kept_at'), kept ? '>' : '=', 0);

/** Whether content has been reported, approved or not. */
export async function isReported(db: Db, kind: ReportedKind, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('report')
    .select('user_id')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Approves reported content: closes its reports so far. */
export const approveReportedContent = (
  db: Db,
  { kind, id }: { kind: ReportedKind; id: number },
  now: number,
): Promise<unknown> =>
  db
    .updateTable('report')
    .set({ kept_at: now })
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .execute();

/** Number of reported items that are pending. */
export async function countPendingReports(db: Db): Promise<number> {
  const row = await db
    .selectFrom(targets(db, false).select(['kind', 'target_id']).as('waiting'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** Reported content with its current text, latest report first. */
export async function reportedContent(
  db: Db,
  view: Viewpoint,
  { kept, limit, offset }: { kept: boolean; limit: number; offset: number },
): Promise<{ data: ReportedContent[]; more: boolean }> {
  const found = await targets(db, kept)
    .select((eb) => ['kind', 'target_id', eb.fn.max('created_at').as('latest')])
    .orderBy('latest', 'desc')
    .orderBy('kind')
    .orderBy('target_id')
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const page = found.slice(0, limit);
  return { data: await described(db, view, page), more: found.length > limit };
}

interface Said {
  author: number;
  content: string;
  pictures: string[];
  place: { resource_type: number; resource_id: number } | null;
}

const idsOf = (list: readonly Target[], kind: ReportedKind): number[] =>
  list.flatMap((target) => (target.kind === kind ? [target.target_id] : []));

/** Author and content of reported items. */
async function saidIn(db: Db, origin: string, list: readonly Target[]): Promise<Map<string, Said>> {
  const said = new Map<string, Said>();
  for (const id of idsOf(list, 'user'))
    said.set(keyOf({ kind: 'user', target_id: id }), { author: id, content: '', pictures: [], place: null });
  const comments = idsOf(list, 'comment');
  if (comments.length > 0)
    for (const row of await db.selectFrom('comment').selectAll().where('id', 'in', comments).execute())
      said.set(keyOf({ kind: 'comment', target_id: row.id }), {
        author: row.user_id,
        content: row.content,
        pictures: [],
        place: row,
      });
  const events = idsOf(list, 'event');
  if (events.length > 0)
    for (const row of await db.selectFrom('event').selectAll().where('id', 'in', events).execute())
      said.set(keyOf({ kind: 'event', target_id: row.id }), {
        author: row.user_id,
        content: eventText(row.body),
        pictures: toPictures(row.pics, origin).map((picture) => picture.originUrl),
        place: { resource_type: resourceTypes.event, resource_id: row.id },
      });
  return said;
}

async function reportsOf(db: Db, list: readonly Target[]): Promise<Map<string, Row[]>> {
  const ids = list.map((target) => target.target_id);
  const byTarget = new Map(list.map((target): [string, Row[]] => [keyOf(target), []]));
  if (ids.length === 0) return byTarget;
  const rows = await db
    .selectFrom('report')
    .selectAll()
    .where('target_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('user_id')
    .execute();
  for (const row of rows) byTarget.get(keyOf(row))?.push(row);
  return byTarget;
}

async function described(db: Db, view: Viewpoint, list: readonly Target[]): Promise<ReportedContent[]> {
  const said = await saidIn(db, view.origin, list);
  const reports = await reportsOf(db, list);
  const users = await usersByIds(
    db,
    [...said.values()].map(({ author }) => author),
  );
  const subject = await notificationSubjects(
    db,
    [...said.values()].flatMap(({ place }) => place ?? []),
    view,
  );
  return list.flatMap((target): ReportedContent[] => {
    const rows = reports.get(keyOf(target)) ?? [];
    const content = said.get(keyOf(target));
    const user = content && users.get(content.author);
    const [newest] = rows;
    if (!content || !user || !newest) return [];
    return [
      {
        kind: target.kind,
        id: target.target_id,
        time: newest.created_at,
        count: rows.length,
        reasons: [...new Set(rows.map((row) => row.reason))],
        notes: rows.flatMap((row) => (row.note ? [row.note] : [])).slice(0, NOTES),
        author: {
          userId: user.id,
          nickname: user.nickname,
          avatarUrl: imageUrl(view.origin, user.image_key),
        },
        content: content.content,
        pictures: content.pictures,
        subject: content.place && subject(content.place),
        keptTime: rows.some((row) => row.kept_at === 0) ? 0 : Math.max(...rows.map((row) => row.kept_at)),
      },
    ];
  });
}
