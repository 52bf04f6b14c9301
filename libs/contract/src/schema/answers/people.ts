import { z } from 'zod';
import type {
  Account,
  Binding,
  UserBrief,
  UserDetailProfile,
  UserLevel,
  UserPoint,
  UserProfile,
} from '../../entities/people.ts';
import { address, count, id, kind, name, shapeOf, time, words } from './values.ts';

export const userBrief = shapeOf<UserBrief>()({
  userId: id,
  nickname: name,
  avatarUrl: address,
  backgroundUrl: address,
  signature: words.nullable(),
  gender: z.int().min(0).max(2),
  // ms since 1970, negative before; 0 = unset
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

export const userDetailProfile = userProfile.extend({
  allSubscribedCount: count,
  cCount: count,
  sCount: count,
  sDJPCount: count,
  newFollows: count,
  blacklist: z.boolean(),
  inBlacklist: z.boolean(),
  followMe: z.boolean(),
  followTime: words.nullable(),
  artistIdentity: z.array(kind),
  privacyItemUnlimit: z.strictObject({
    area: z.boolean(),
    college: z.boolean(),
    gender: z.boolean(),
    age: z.boolean(),
    villageAge: z.boolean(),
  }),
} satisfies Record<Exclude<keyof UserDetailProfile, keyof UserProfile>, z.ZodType>);

export const userPoint = shapeOf<UserPoint>()({
  userId: id,
  balance: count,
  updateTime: time,
  version: count,
  status: kind,
  blockBalance: count,
});

export const binding = shapeOf<Binding>()({
  id,
  userId: id,
  type: kind,
  url: words,
  tokenJsonStr: words,
  bindingTime: time,
  refreshTime: time,
  expiresIn: count,
  expired: z.boolean(),
});

export const userLevel = shapeOf<UserLevel>()({
  userId: id,
  level: z.int().min(0).max(10),
  progress: z.number().min(0).max(1),
  nextPlayCount: count,
  nextLoginCount: count,
  nowPlayCount: count,
  nowLoginCount: count,
  info: words,
});

export const account = shapeOf<Account>()({
  id,
  userName: name,
  type: kind,
  status: kind,
  createTime: time,
  vipType: kind,
  anonimousUser: z.boolean(),
});
