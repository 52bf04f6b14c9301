import { type CommentPage, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toComments } from '../../entities/comments.ts';
import type { Call } from '../../http/call.ts';
import { route, type Route } from '../../http/route.ts';

const { social } = endpoints;
const SONG = 0;
const PLAYLIST = 2;
const HOT = 15;
/** A comment is hot from so many likes on. */
const HOT_FROM = 30;

interface Page {
  id: number;
  limit: number;
  offset: number;
  before: number;
}

async function page(call: Call, type: number, { id, limit, offset, before }: Page): Promise<CommentPage> {
  const of = call.db.selectFrom('comment').where('resource_type', '=', type).where('resource_id', '=', id);
  const newest = await of
    .selectAll()
    .$if(before > 0, (query) => query.where('created_at', '<', before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .offset(before > 0 ? 0 : offset)
    .execute();
  const total = await of.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst();
  const view = { origin: call.origin, userId: call.user?.id ?? null };
  const answer: CommentPage = {
    code: 200,
    comments: await toComments(call.db, newest.slice(0, limit), view),
    total: Number(total?.n ?? 0),
    more: newest.length > limit,
  };
  if (offset > 0 || before > 0) return answer;
  const hot = await of
    .selectAll()
    .where('liked_count', '>=', HOT_FROM)
    .orderBy('liked_count', 'desc')
    .limit(HOT)
    .execute();
  return { ...answer, hotComments: await toComments(call.db, hot, view) };
}

/** What listeners wrote (contract page, 3.8): newest first, hot ones beside the first page. */
export const commentRoutes: Route[] = [
  route(social.commentPlaylist, schemas.social.commentPlaylist, (call, params) =>
    page(call, PLAYLIST, params),
  ),
  route(social.commentMusic, schemas.social.commentMusic, (call, params) => page(call, SONG, params)),
];
