import type { UserBrief } from './people.ts';

/** Author of a comment. */
export type CommentAuthor = Pick<
  UserBrief,
  'userId' | 'nickname' | 'avatarUrl' | 'vipType' | 'userType' | 'authStatus' | 'followed'
>;

/** A user mentioned by `@nickname`; this server adds the user id, as an extension (docs/api-extensions.md). */
export interface Mention {
  userId: number;
  /** as it is written after the `@` */
  nickname: string;
}

/** A comment (docs/specification/contract/entities-social.md#comment). */
export interface Comment {
  commentId: number;
  /** the comment that this one replies to; 0 = none */
  parentCommentId: number;
  content: string;
  richContent?: string | null;
  /** ms since 1970 */
  time: number;
  timeStr: string;
  likedCount: number;
  liked: boolean;
  owner: boolean;
  status: number;
  user: CommentAuthor;
  beReplied:
    | {
        beRepliedCommentId: number;
        /** null: deleted */
        content: string | null;
        user: Pick<UserBrief, 'userId' | 'nickname' | 'avatarUrl'>;
        status?: number;
      }[]
    | null;
  replyCount?: number;
  /** in comment/new */
  showFloorComment?: { replyCount: number; comments: Comment[] | null; showReplyCount: boolean } | null;
  ipLocation?: { ip: null; location: string; userId: number };
  pendantData?: { id: number; imageUrl: string } | null;
  expressionUrl?: string | null;
  commentLocationType?: number;
  /** extension: position in the song, ms; absent when the comment has none */
  at?: number;
  /** extension */
  mentions?: Mention[];
}

/** A comment that the call has just written (docs/specification/contract/comments.md). */
export interface WrittenComment {
  commentId: number;
  content: string;
  time: number;
  user: CommentAuthor;
  beRepliedUser?: CommentAuthor;
  expressionUrl: string | null;
  commentLocationType: number;
  at?: number;
  mentions?: Mention[];
}

/** A picture of a post; sizes in pixels, 0 = unknown. */
export interface EventPicture {
  originUrl: string;
  squareUrl: string;
  rectangleUrl: string;
  pcSquareUrl: string;
  pcRectangleUrl: string;
  width: number;
  height: number;
  format: string;
}

/** A post (docs/specification/contract/entities-social.md#event). */
export interface SocialEvent {
  id: number;
  /** 18 song, 19 album, 13 playlist, 21 MV, 41 video, 22 forwards, 35 text and pictures */
  type: number;
  /** JSON text: always `msg`, and the shared resource under the key of its type */
  json: string;
  eventTime: number;
  showTime: number;
  expireTime: number;
  actId: number;
  actName: string | null;
  user: UserBrief;
  uuid: string;
  tmplId: number;
  topEvent: boolean;
  forwardCount: number;
  insiteForwardCount: number;
  /** 0 everybody, 1 users whom the author follows, 2 the author, 6 mutual follows */
  privacySetting?: number;
  threadId?: string;
  pics: EventPicture[];
  info: EventInfo;
  /** extension */
  mentions?: Mention[];
  rcmdInfo: null;
  lotteryEventData: null;
  pendantData: null;
}

export interface EventInfo {
  threadId: string;
  resourceId: number;
  resourceType: number;
  liked: boolean;
  likedCount: number;
  commentCount: number;
  shareCount: number;
  comments: null;
  latestLikedUsers: null;
  commentThread: {
    id: string;
    resourceId: number;
    resourceType: number;
    resourceTitle: string;
    resourceOwnerId: number;
    commentCount: number;
    likedCount: number;
    shareCount: number;
    hotCount: number;
    resourceInfo: null;
    latestLikedUsers: null;
  };
}

/** A topic for posts (docs/specification/contract/social.md#topics). */
export interface Activity {
  actId: number;
  title: string;
  text: string[];
  reason: string;
  participateCount: number;
  sharePicUrl: string;
  coverPCUrl: string;
  coverPCListUrl: string;
  coverPCLongUrl: string;
  coverMobileUrl: string;
  startTime: number;
  endTime: number;
  alg: string;
}

/** A user in a list of follows or fans (docs/specification/contract/entities-social.md#users). */
export interface FollowUser {
  userId: number;
  nickname: string;
  avatarUrl: string;
  signature: string | null;
  gender: number;
  vipType: number;
  userType: number;
  authStatus: number;
  accountStatus: number;
  followed: boolean;
  mutual: boolean;
  followeds: number;
  follows: number;
  playlistCount: number;
  eventCount: number;
  /** time of the follow, ms since 1970 */
  time: number;
  /** first letters of the nickname in pinyin */
  py: string;
  remarkName: string | null;
  avatarDetail: null;
  vipRights: null;
  expertTags: null;
  experts: null;
}

/** Reason of a suggestion to follow a user. */
export type SuggestionReason =
  /** followed by users whom the caller follows; with up to three names */
  | { kind: 'friends'; count: number; nicknames: string[] }
  /** likes the same songs */
  | { kind: 'songs'; count: number }
  /** follows the same artists; with up to three names */
  | { kind: 'artists'; count: number; names: string[] }
  /** has many fans */
  | { kind: 'popular'; count: number };

export type SuggestedUser = FollowUser & { reason: SuggestionReason };

/** A blocked or muted user. */
export interface HiddenUser {
  userId: number;
  nickname: string;
  avatarUrl: string;
  /** `block`: neither user sees the other; `mute`: no posts and notifications of the user */
  kind: 'block' | 'mute';
  /** ms since 1970 */
  time: number;
}

/** 0 everybody, 1 users whom the author follows, 2 the author, 6 friends (mutual follows). */
export type EventPrivacy = 0 | 1 | 2 | 6;
