/** Source: contract page, part 5 "Users". */
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

export interface Account {
  id: number;
  userName: string;
  type: number;
  status: number;
  createTime: number;
  vipType: number;
  anonimousUser: boolean;
}

export interface Comment {
  commentId: number;
  parentCommentId: number;
  content: string;
  /** ms since 1970 */
  time: number;
  timeStr: string;
  likedCount: number;
  liked: boolean;
  owner: boolean;
  status: number;
  user: Pick<
    UserBrief,
    'userId' | 'nickname' | 'avatarUrl' | 'vipType' | 'userType' | 'authStatus' | 'followed'
  >;
  beReplied:
    | {
        beRepliedCommentId: number;
        content: string | null;
        user: Pick<UserBrief, 'userId' | 'nickname' | 'avatarUrl'>;
      }[]
    | null;
  replyCount?: number;
}
