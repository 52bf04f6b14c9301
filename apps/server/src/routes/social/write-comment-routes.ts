import { toWriter, relationsTo, type ThreadReference, usersByIds } from '@qingyin/server-catalogue';
import { inWriteTransaction } from '@qingyin/server-db';
import { addComment, deleteComment, likeComment } from '@qingyin/server-social';
import { needsLogin } from '@qingyin/server-kernel';
import { endpoints, type WrittenComment } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
const done = { code: 200 };

interface CommentParams {
  content: string;
  replyTo?: number;
  at?: number | undefined;
}

async function say(call: UserRequestContext, name: ThreadReference, { content, replyTo, at }: CommentParams) {
  const comment = { viewer: await viewpointOf(call), content, now: call.app.now(), replyTo, at };
  const { row, answered, named } = await inWriteTransaction(call.db, (trx) => addComment(trx, name, comment));
  const authors = [row.user_id, ...(answered ? [answered.user_id] : [])];
  const users = await usersByIds(call.db, authors);
  const relation = await relationsTo(call.db, call.user.id, authors);
  const writer = (id: number) => {
    const user = users.get(id);
    return user && toWriter(user, call.origin, relation(id).followed);
  };
  const user = writer(row.user_id);
  if (!user) throw needsLogin();
  const beRepliedUser = answered && writer(answered.user_id);
  const written: WrittenComment = {
    commentId: row.id,
    content: row.content,
    time: row.created_at,
    user,
    ...(beRepliedUser ? { beRepliedUser } : {}),
    expressionUrl: null,
    commentLocationType: 0,
    ...(at === undefined ? {} : { at }),
    ...(named.length > 0 ? { mentions: named } : {}),
  };
  return { code: 200, comment: written };
}

async function remove(call: UserRequestContext, name: ThreadReference, id: number) {
  const viewer = await viewpointOf(call);
  await inWriteTransaction(call.db, (trx) => deleteComment(trx, name, id, viewer));
  return done;
}

/** Routes that write, reply to, delete and like comments (docs/specification/contract/comments.md). */
export const writeCommentRoutes: Route[] = [
  rateLimited(
    rateLimitRules.write,
    personal(social.comment, schemas.social.comment, (call, params) => {
      if (params.t === 0) return remove(call, params, params.commentId);
      const { content } = params;
      return say(
        call,
        params,
        params.t === 2 ? { content, replyTo: params.commentId } : { content, at: params.at },
      );
    }),
  ),
  rateLimited(
    rateLimitRules.write,
    personal(social.commentAdd, schemas.social.commentAdd, (call, { content, at, ...name }) =>
      say(call, name, { content, at }),
    ),
  ),
  rateLimited(
    rateLimitRules.write,
    personal(social.commentReply, schemas.social.commentReply, (call, { content, cid, ...name }) =>
      say(call, name, { content, replyTo: cid }),
    ),
  ),
  personal(social.commentDelete, schemas.social.commentDelete, (call, { cid, ...name }) =>
    remove(call, name, cid),
  ),
  personal(social.commentLike, schemas.social.commentLike, async (call, { cid, t, ...name }) => {
    const change = { id: cid, viewer: await viewpointOf(call), like: t === 1, now: call.app.now() };
    await inWriteTransaction(call.db, (trx) => likeComment(trx, name, change));
    return done;
  }),
];
