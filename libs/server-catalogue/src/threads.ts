import type { Db } from '@qingyin/server-db';
import { badParameters, BusinessError, notFound } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import type { Expression, SqlBool } from 'kysely';
import { type ResourceType, resourceTypes } from './resource-types.ts';
import { mayAlbumBeSeen, maySongBeHeard, type Viewer } from './song-access.ts';
import { visibleEvent } from './visible-events.ts';
import { isPlaylistVisible } from './visible-playlists.ts';

/** A thread of comments: an existing resource that the viewer may see. */
export interface Thread {
  type: ResourceType;
  id: number;
  /** thread id of the contract (docs/specification/contract/comments.md) */
  threadId: string;
}

/** Reference to a thread in a request: `type` and `id`, or the complete `threadId`. */
export interface ThreadReference {
  type: number;
  id?: string | undefined;
  threadId?: string | undefined;
}

const prefixes: Record<ResourceType, string> = {
  [resourceTypes.song]: 'R_SO_4_',
  [resourceTypes.mv]: 'R_MV_5_',
  [resourceTypes.playlist]: 'A_PL_0_',
  [resourceTypes.album]: 'R_AL_3_',
  [resourceTypes.video]: 'R_VI_62_',
  [resourceTypes.event]: 'A_EV_2_',
};
const types = Object.values(resourceTypes);
const isType = (type: number): type is ResourceType => types.some((known) => known === type);

/** Splits a thread reference into type and id; a prefix takes precedence over `type`. */
function parse({ type, id, threadId }: ThreadReference): { type: ResourceType; rest: string } {
  const name = threadId ?? id ?? '';
  const prefixed = types.find((known) => name.startsWith(prefixes[known]));
  if (prefixed !== undefined) return { type: prefixed, rest: name.slice(prefixes[prefixed].length) };
  if (!isType(type)) throw badParameters('不支持的资源类型');
  return { type, rest: name };
}

/**
 * Resolves a thread reference, with SQL only.
 *
 * @throws BusinessError 404 when there is none or the viewer may not see it, 401 for another user's private
 * playlist
 */
export async function resolveThread(db: Db, viewer: Viewer, name: ThreadReference): Promise<Thread> {
  const { type, rest } = parse(name);
  if (type === resourceTypes.video) return videoThread(db, rest);
  if (type === resourceTypes.event) return eventThread(db, viewer.userId, rest);
  if (!/^\d{1,15}$/.test(rest)) throw badParameters();
  const id = Number(rest);
  await check[type](db, viewer, id);
  return { type, id, threadId: `${prefixes[type]}${id}` };
}

type Check = (db: Db, viewer: Viewer, id: number) => Promise<void>;

const exists =
  (table: 'song' | 'mv' | 'album', what: string, visible?: (viewer: Viewer) => Expression<SqlBool>): Check =>
  async (db, viewer, id) => {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .$if(visible !== undefined, (query) => (visible ? query.where(visible(viewer)) : query))
      .executeTakeFirst();
    if (!row) throw notFound(what);
  };

const check: Record<Exclude<ResourceType, 5 | 6>, Check> = {
  [resourceTypes.song]: exists('song', '歌曲', maySongBeHeard),
  [resourceTypes.mv]: exists('mv', 'MV'),
  [resourceTypes.album]: exists('album', '专辑', mayAlbumBeSeen),
  [resourceTypes.playlist]: async (db, { userId }, id) => {
    const row = await db
      .selectFrom('playlist')
      .select(['privacy', 'owner_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('歌单');
    if (!isPlaylistVisible(row, userId)) throw new BusinessError(resultCodes.notOwner, '这是私密歌单');
  },
};

async function videoThread(db: Db, vid: string): Promise<Thread> {
  const row = await db
    .selectFrom('video')
    .select(['id', 'vid'])
    .where('vid', 'in', [vid, vid.toUpperCase(), vid.toLowerCase()])
    .orderBy('id')
    .executeTakeFirst();
  if (!row) throw notFound('视频');
  return { type: resourceTypes.video, id: row.id, threadId: `${prefixes[resourceTypes.video]}${row.vid}` };
}

async function eventThread(db: Db, viewerId: number | null, rest: string): Promise<Thread> {
  const [, id, author] = /^(\d{1,15})(?:_(\d{1,15}))?$/.exec(rest) ?? [];
  if (id === undefined) throw badParameters();
  const row = await visibleEvent(db, viewerId, Number(id));
  if (author !== undefined && Number(author) !== row.user_id) throw notFound('动态');
  return { type: resourceTypes.event, id: row.id, threadId: eventThreadId(row.id, row.user_id) };
}

/** `A_EV_2_<event>_<author>` */
export const eventThreadId = (id: number, author: number): string =>
  `${prefixes[resourceTypes.event]}${id}_${author}`;
