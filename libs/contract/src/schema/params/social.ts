import { z } from 'zod';
import { POST_PICTURES_MAX } from '../../post-rules.ts';
import { id, limit, listOf, none, offset, page, integer } from '../fields.ts';
import { message, number, optionalMessage, privacyOf, text } from './social-fields.ts';
import { socialExtensionParams } from './social-extensions.ts';

const MOST = 100;
/** Number of a resource, or the vid of a video; `THREAD` also accepts full thread ids. */
const ID = /^([0-9a-f]{32}|\d{1,15})$/i;
/** Key of an uploaded picture for a post. */
const PICTURE = /^up-[0-9a-f]{64}$/;
const THREAD = /^([0-9a-f]{32}|\d{1,15}|[AR]_[A-Z]{2}_\d{1,2}_[0-9a-f]{1,32}(_\d{1,15})?)$/i;
/** Cursor in ms since 1970; any other value means the first page. */
const cursor = (first: number) => integer(first, first, Number.MAX_SAFE_INTEGER);
const lasttime = cursor(-1);

/**
 * Position in a song, ms. Invalid values are errors instead of being clamped to a position the user did not
 * choose.
 */
const moment = text
  .pipe(
    z
      .string()
      .trim()
      .regex(/^\d{1,8}(\.\d{1,20})?$/),
  )
  .transform((value) => Math.trunc(Number(value)))
  .optional();
const before = cursor(0);
const comments = z.object({ id, ...page(20), limit: limit(20, MOST), before });
const threadId = text.pipe(z.string().trim().regex(THREAD));

const thread = { type: number, id: threadId.optional(), threadId: threadId.optional() };
const named = (sent: unknown): boolean =>
  typeof sent === 'object' &&
  sent !== null &&
  (('id' in sent && sent.id !== undefined) || ('threadId' in sent && sent.threadId !== undefined));
const unnamed = { path: ['id'], error: 'is missing' };
/** Converts `t`, which clients send as text or as a number. */
const withNumericT = (params: unknown): unknown =>
  typeof params === 'object' && params !== null && 't' in params
    ? { ...params, t: Number(params.t) }
    : params;
const inThread = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...thread, ...shape }).refine(named, unnamed);

export const socialParams = {
  commentMusic: comments,
  commentMv: comments,
  commentPlaylist: comments,
  commentAlbum: comments,
  commentVideo: comments.extend({ id: threadId }),
  commentEvent: z.object({ threadId, limit: limit(20, MOST), offset, before }),
  commentHot: inThread({ limit: limit(20, MOST), offset, before }),
  commentNew: inThread({
    pageNo: integer(1, 1, 100_000),
    pageSize: limit(20, MOST),
    sortType: integer(99, 1, 99).transform((value) => (value === 2 || value === 3 ? value : 99)),
    cursor: cursor(0),
  }),
  commentFloor: inThread({ parentCommentId: id, time: cursor(-1), limit: limit(20, MOST) }),
  commentLike: inThread({ cid: id, t: integer(1, 0, 2) }),
  comment: z.preprocess(
    withNumericT,
    z.discriminatedUnion('t', [
      inThread({ t: z.literal(1), content: message, at: moment }),
      inThread({ t: z.literal(2), content: message, commentId: id }),
      inThread({ t: z.literal(0), commentId: id }),
    ]),
  ),
  commentAdd: inThread({ content: message, at: moment }),
  commentReply: inThread({ content: message, cid: id }),
  commentDelete: inThread({ cid: id }),
  commentInfoList: z.object({ type: number, ids: listOf(ID, MOST) }),
  userCommentHistory: z.object({ uid: id, limit: limit(10, MOST), time: cursor(0) }),
  event: z.object({ pagesize: limit(20, MOST), lasttime }),
  userEvent: z.object({ uid: id, limit: limit(30, MOST), lasttime }),
  eventForward: z.object({ evId: id, uid: id, forwards: optionalMessage }),
  eventDel: z.object({ evId: id }),
  eventPrivacy: z.object({ evId: id, privacy: privacyOf }),
  shareResource: z.object({
    type: z.enum(['song', 'playlist', 'mv', 'album', 'video', 'artist', 'noresource']),
    id: threadId.optional(),
    msg: optionalMessage,
    pics: listOf(PICTURE, POST_PICTURES_MAX).optional(),
    privacy: privacyOf.optional(),
  }),
  resourceLike: inThread({ t: integer(1, 0, 2) }),
  hotTopic: z.object({ limit: limit(20, MOST), offset }),
  topicDetail: z.object({ actid: id }),
  topicDetailEventHot: z.object({ actid: id }),
  userFollows: z.object({ uid: id, ...page(30), limit: limit(30, MOST) }),
  userFolloweds: z.object({ uid: id, ...page(20), limit: limit(20, MOST) }),
  userFollowMixed: z.object({
    size: limit(30, MOST),
    cursor: integer(0, 0, 10_000_000),
    scene: integer(0, 0, 2),
  }),
  userMutualfollowGet: z.object({ uid: id }),
  plCount: none,
  ...socialExtensionParams,
};
