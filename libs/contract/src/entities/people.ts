/** A user in lists and as an author (docs/specification/contract/entities-social.md#users). */
export interface UserBrief {
  userId: number;
  nickname: string;
  avatarUrl: string;
  backgroundUrl?: string;
  signature: string | null;
  /** 0 unset, 1 male, 2 female */
  gender: number;
  birthday: number;
  province: number;
  city: number;
  /** 0 none, 11 VIP */
  vipType: number;
  userType: number;
  authStatus: number;
  accountStatus: number;
  djStatus: number;
  followed: boolean;
  mutual: boolean;
  description: string;
  detailDescription: string;
  expertTags: string[] | null;
  experts: object | null;
  remarkName: string | null;
  avatarDetail: { userType: number; identityLevel: number; identityIconUrl: string } | null;
  defaultAvatar: boolean;
}

export interface UserProfile extends UserBrief {
  followeds: number;
  follows: number;
  eventCount: number;
  playlistCount: number;
  playlistBeSubscribedCount: number;
  createTime: number;
}

/** Profile of user/detail. */
export interface UserDetailProfile extends UserProfile {
  allSubscribedCount: number;
  cCount: number;
  sCount: number;
  sDJPCount: number;
  newFollows: number;
  blacklist: boolean;
  inBlacklist: boolean;
  followMe: boolean;
  followTime: string | null;
  artistIdentity: number[];
  privacyItemUnlimit: { area: boolean; college: boolean; gender: boolean; age: boolean; villageAge: boolean };
}

export interface UserPoint {
  userId: number;
  balance: number;
  updateTime: number;
  version: number;
  status: number;
  blockBalance: number;
}

/** A login method of an account: type 1 phone, 0 e-mail address (an extension). */
export interface Binding {
  id: number;
  userId: number;
  type: number;
  url: string;
  /** JSON of the phone or address; empty for other users than the owner */
  tokenJsonStr: string;
  bindingTime: number;
  refreshTime: number;
  expiresIn: number;
  expired: boolean;
}

export interface UserLevel {
  userId: number;
  level: number;
  /** 0 to 1 */
  progress: number;
  nextPlayCount: number;
  nextLoginCount: number;
  nowPlayCount: number;
  nowLoginCount: number;
  /** benefits of the level, separated by `$` */
  info: string;
}

export interface CountryGroup {
  label: string;
  countryList: { zh: string; en: string; locale: string; code: string }[];
}

export interface Account {
  id: number;
  userName: string;
  type: number;
  status: number;
  createTime: number;
  vipType: number;
  anonimousUser: boolean;
}
