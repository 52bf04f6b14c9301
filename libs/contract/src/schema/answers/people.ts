import { z } from 'zod';
import type { Account, Comment, UserBrief, UserProfile } from '../../entities/people.ts';
import { address, count, id, kind, name, shapeOf, time, words } from './values.ts';

export const userBrief = shapeOf<UserBrief>()({
  userId: id,
  nickname: name,
  avatarUrl: address,
  backgroundUrl: address,
  signature: words.nullable(),
  gender: z.int().min(0).max(2),
  // ms since 1970, also before it; 0 = not told
  birthday: z.int(),
  province: count,
  city: count,
  vipType: kind,
  userType: kind,
  authStatus: kind,
  accountStatus: kind,
  djStatus: kind,
  followed: z.boolean(),
  mutual: z.boolean(),
  description: words,
  detailDescription: words,
  expertTags: z.array(name).nullable(),
  experts: z.record(z.string(), z.string()).nullable(),
  remarkName: words.nullable(),
  avatarDetail: z.strictObject({ userType: kind, identityLevel: kind, identityIconUrl: address }).nullable(),
  defaultAvatar: z.boolean(),
});

export const userProfile = userBrief.extend({
  followeds: count,
  follows: count,
  eventCount: count,
  playlistCount: count,
  playlistBeSubscribedCount: count,
  createTime: time,
} satisfies Record<Exclude<keyof UserProfile, keyof UserBrief>, z.ZodType>);

export const account = shapeOf<Account>()({
  id,
  userName: name,
  type: kind,
  status: kind,
  createTime: time,
  vipType: kind,
  anonimousUser: z.boolean(),
});

const writer = userBrief.pick({
  userId: true,
  nickname: true,
  avatarUrl: true,
  vipType: true,
  userType: true,
  authStatus: true,
  followed: true,
});

export const comment = shapeOf<Comment>()({
  commentId: id,
  parentCommentId: count,
  content: name,
  time,
  timeStr: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  likedCount: count,
  liked: z.boolean(),
  owner: z.boolean(),
  status: kind,
  user: writer,
  beReplied: z.array(z.strictObject({ beRepliedCommentId: id, content: words.nullable(), user: writer })),
  replyCount: count.optional(),
});
