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
import { address, count, id, enumValue, name, strictShape, time, anyText } from './values.ts';

export const userBrief = strictShape<UserBrief>()({
  userId: id,
  nickname: name,
  avatarUrl: address,
  backgroundUrl: address,
  signature: anyText.nullable(),
  gender: z.int().min(0).max(2),
  // ms since 1970, negative before; 0 = unset
  birthday: z.int(),
  province: count,
  city: count,
  vipType: enumValue,
  userType: enumValue,
  authStatus: enumValue,
  accountStatus: enumValue,
  djStatus: enumValue,
  followed: z.boolean(),
  mutual: z.boolean(),
  description: anyText,
  detailDescription: anyText,
  expertTags: z.array(name).nullable(),
  experts: z.record(z.string(), z.string()).nullable(),
  remarkName: anyText.nullable(),
  avatarDetail: z
    .strictObject({ userType: enumValue, identityLevel: enumValue, identityIconUrl: address })
    .nullable(),
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
  followTime: anyText.nullable(),
  artistIdentity: z.array(enumValue),
  privacyItemUnlimit: z.strictObject({
    area: z.boolean(),
    college: z.boolean(),
    gender: z.boolean(),
    age: z.boolean(),
    villageAge: z.boolean(),
  }),
} satisfies Record<Exclude<keyof UserDetailProfile, keyof UserProfile>, z.ZodType>);

export const userPoint = strictShape<UserPoint>()({
  userId: id,
  balance: count,
  updateTime: time,
  version: count,
  status: enumValue,
  blockBalance: count,
});

export const binding = strictShape<Binding>()({
  id,
  userId: id,
  type: enumValue,
  url: anyText,
  tokenJsonStr: anyText,
  bindingTime: time,
  refreshTime: time,
  expiresIn: count,
  expired: z.boolean(),
});

export const userLevel = strictShape<UserLevel>()({
  userId: id,
  level: z.int().min(0).max(10),
  progress: z.number().min(0).max(1),
  nextPlayCount: count,
  nextLoginCount: count,
  nowPlayCount: count,
  nowLoginCount: count,
  info: anyText,
});

export const account = strictShape<Account>()({
  id,
  userName: name,
  type: enumValue,
  status: enumValue,
  createTime: time,
  vipType: enumValue,
  anonimousUser: z.boolean(),
});
