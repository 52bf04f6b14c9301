import { z } from 'zod';
import type {
  Activity,
  Comment,
  EventInfo,
  EventPicture,
  FollowUser,
  Mention,
  SocialEvent,
  WrittenComment,
} from '../../entities/social.ts';
import { userBrief } from './people.ts';
import { address, count, id, enumValue, name, strictShape, time, anyText } from './values.ts';

const writer = userBrief.pick({
  userId: true,
  nickname: true,
  avatarUrl: true,
  vipType: true,
  userType: true,
  authStatus: true,
  followed: true,
});

const mentions = z
  .array(strictShape<Mention>()({ userId: id, nickname: name }))
  .min(1)
  .optional();

const answered = z.strictObject({
  beRepliedCommentId: id,
  // null: deleted
  content: name.nullable(),
  user: writer,
  status: enumValue,
});

export const comment = strictShape<Comment>()({
  commentId: id,
  parentCommentId: count,
  content: name,
  richContent: z.null(),
  time,
  timeStr: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  likedCount: count,
  liked: z.boolean(),
  owner: z.boolean(),
  status: enumValue,
  user: writer,
  beReplied: z.array(answered),
  replyCount: count,
  showFloorComment: z
    .strictObject({ replyCount: count, comments: z.null(), showReplyCount: z.boolean() })
    .nullable(),
  ipLocation: z.strictObject({ ip: z.null(), location: anyText, userId: id }),
  pendantData: z.null(),
  expressionUrl: z.null(),
  commentLocationType: enumValue,
  at: count.optional(),
  mentions,
});

export const writtenComment = strictShape<WrittenComment>()({
  commentId: id,
  content: name,
  time,
  user: writer,
  beRepliedUser: writer.optional(),
  expressionUrl: z.null(),
  commentLocationType: enumValue,
  at: count.optional(),
  mentions,
});

const threadId = z.string().regex(/^A_EV_2_\d+_\d+$/);

const picture = strictShape<EventPicture>()({
  originUrl: address,
  squareUrl: address,
  rectangleUrl: address,
  pcSquareUrl: address,
  pcRectangleUrl: address,
  width: count,
  height: count,
  format: name,
});

const info = strictShape<EventInfo>()({
  threadId,
  resourceId: id,
  resourceType: z.literal(2),
  liked: z.boolean(),
  likedCount: count,
  commentCount: count,
  shareCount: count,
  comments: z.null(),
  latestLikedUsers: z.null(),
  commentThread: strictShape<EventInfo['commentThread']>()({
    id: threadId,
    resourceId: id,
    resourceType: z.literal(2),
    resourceTitle: anyText,
    resourceOwnerId: id,
    commentCount: count,
    likedCount: count,
    shareCount: count,
    hotCount: count,
    resourceInfo: z.null(),
    latestLikedUsers: z.null(),
  }),
});

/** Tests that an event's JSON contains a `msg`, whatever it shares. */
const saysSomething = (text: string): boolean => {
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null && 'msg' in parsed && typeof parsed.msg === 'string';
};

export const socialEvent = strictShape<SocialEvent>()({
  id,
  type: z.literal([13, 18, 19, 21, 22, 35, 36, 41]),
  json: z.string().refine(saysSomething, 'must be JSON with a msg'),
  eventTime: time,
  showTime: time,
  expireTime: z.literal(0),
  actId: count,
  actName: name.nullable(),
  user: userBrief,
  uuid: name,
  tmplId: count,
  topEvent: z.boolean(),
  forwardCount: count,
  insiteForwardCount: count,
  privacySetting: z.literal([0, 1, 2, 6]),
  threadId,
  pics: z.array(picture),
  info,
  mentions,
  rcmdInfo: z.null(),
  lotteryEventData: z.null(),
  pendantData: z.null(),
});

export const activity = strictShape<Activity>()({
  actId: id,
  title: name,
  text: z.array(name).min(1),
  reason: anyText,
  participateCount: count,
  sharePicUrl: address,
  coverPCUrl: address,
  coverPCListUrl: address,
  coverPCLongUrl: address,
  coverMobileUrl: address,
  startTime: time,
  endTime: time,
  alg: name,
});

export const followUser = strictShape<FollowUser>()({
  userId: id,
  nickname: name,
  avatarUrl: address,
  signature: anyText.nullable(),
  gender: z.int().min(0).max(2),
  vipType: enumValue,
  userType: enumValue,
  authStatus: enumValue,
  accountStatus: enumValue,
  followed: z.boolean(),
  mutual: z.boolean(),
  followeds: count,
  follows: count,
  playlistCount: count,
  eventCount: count,
  time,
  py: anyText,
  remarkName: anyText.nullable(),
  avatarDetail: z.null(),
  vipRights: z.null(),
  expertTags: z.null(),
  experts: z.null(),
});
