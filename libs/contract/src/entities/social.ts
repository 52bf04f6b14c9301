import type { UserBrief } from './people.ts';

/** Who wrote something, as a comment carries it. */
export type Writer = Pick<
  UserBrief,
  'userId' | 'nickname' | 'avatarUrl' | 'vipType' | 'userType' | 'authStatus' | 'followed'
>;

/** Somebody named in words by `@nickname`; our own service says who is meant (docs/api-extensions.md). */
export interface Mention {
  userId: number;
  /** as it stands after the `@` */
  nickname: string;
}

/** Source: contract page, part 5 "Comment". */
export interface Comment {
  commentId: number;
  /** the comment whose floor it stands in; 0 = it stands by itself */
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
  user: Writer;
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
  /** our own service: the moment of the song it speaks of, ms; absent where it speaks of none */
  at?: number;
  /** our own service */
  mentions?: Mention[];
}

/** What was written just now (contract page, 3.8 "comment"). */
export interface WrittenComment {
  commentId: number;
  content: string;
  time: number;
  user: Writer;
  beRepliedUser?: Writer;
  expressionUrl: string | null;
  commentLocationType: number;
  at?: number;
  mentions?: Mention[];
}

/** A picture of a post; where a size is 0 it is not known. */
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

/** A post. Source: contract page, part 5 "Event". */
export interface SocialEvent {
  id: number;
  /** 18 song, 19 album, 13 playlist, 21 MV, 41 video, 22 forwards, 35 text and pictures */
  type: number;
  /** text to parse: always `msg`, the resource under the key of its type */
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
  /** 0 all, 1 those the author follows, 2 the author, 6 mutual */
  privacySetting?: number;
  threadId?: string;
  pics: EventPicture[];
  info: EventInfo;
  /** our own service */
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

/** A topic people post under. Source: contract page, 4.8 "hot/topic". */
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

/** Source: contract page, part 5 "Users". */
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
  /** since when, ms since 1970 */
  time: number;
  /** first letters of the nickname in pinyin */
  py: string;
  remarkName: string | null;
  avatarDetail: null;
  vipRights: null;
  expertTags: null;
  experts: null;
}

/** Why somebody is proposed to be followed. */
export type SuggestionReason =
  /** followed by people one follows; up to three of them by name */
  | { kind: 'friends'; count: number; nicknames: string[] }
  /** likes the same songs */
  | { kind: 'songs'; count: number }
  /** follows the same artists; up to three by name */
  | { kind: 'artists'; count: number; names: string[] }
  /** many follow them */
  | { kind: 'popular'; count: number };

export type SuggestedUser = FollowUser & { reason: SuggestionReason };

/** Somebody whom one does not want to see or hear of. */
export interface HiddenPerson {
  userId: number;
  nickname: string;
  avatarUrl: string;
  /** `block`: neither sees the other; `mute`: one is not told of them */
  kind: 'block' | 'mute';
  /** ms since 1970 */
  time: number;
}

/** 0 everybody, 1 those the author follows, 2 the author, 6 friends: both follow each other. */
export type EventPrivacy = 0 | 1 | 2 | 6;
