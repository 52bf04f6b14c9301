/**
 * @file Comments, posts, topics and follows (docs/specification/contract/comments.md,
 * docs/specification/contract/social.md#feed-and-posts and docs/specification/contract/social.md#follows-and-fans).
 */
import { endpoint } from '../endpoint.ts';
import type {
  Activity,
  Comment,
  EventPrivacy,
  FollowUser,
  SocialEvent,
  WrittenComment,
} from '../entities/social.ts';

export interface CommentPage {
  code: number;
  comments: Comment[];
  /** only on the first page */
  hotComments?: Comment[];
  topComments?: Comment[];
  total: number;
  more: boolean;
  /** there are more hot comments than in `hotComments` */
  moreHot?: boolean;
  cnum?: number;
  isMusician?: boolean;
  /** id of the caller, -1 for guests */
  userId?: number;
}

interface Paging {
  limit?: number;
  offset?: number;
  before?: number;
}
type Page = Paging & { id: string };
/** Identifies a thread by `type` and `id`, or the thread of a post by its full `threadId`. */
export interface ThreadParams {
  type: number;
  id?: string;
  threadId?: string;
}
interface Done {
  code: number;
}
interface Written {
  code: number;
  comment?: WrittenComment;
}
const post = { method: 'POST' } as const;

export const commentMusic = endpoint<Page, CommentPage>('/comment/music');
export const commentMv = endpoint<Page, CommentPage>('/comment/mv');
export const commentPlaylist = endpoint<Page, CommentPage>('/comment/playlist');
export const commentAlbum = endpoint<Page, CommentPage>('/comment/album');
export const commentVideo = endpoint<Page, CommentPage>('/comment/video');
export const commentEvent = endpoint<Paging & { threadId: string }, CommentPage>('/comment/event');

export const commentHot = endpoint<
  ThreadParams & Paging,
  { code: number; hotComments: Comment[]; topComments: Comment[]; total: number; hasMore: boolean }
>('/comment/hot');

export interface CommentNewData {
  comments: Comment[];
  currentComment: null;
  /** number of all comments including replies */
  totalCount: number;
  hasMore: boolean;
  cursor: string;
  sortType: number;
  sortTypeList: { sortType: number; sortTypeName: string; target: string }[];
  commentsTitle: string;
}
export const commentNew = endpoint<
  ThreadParams & { pageNo?: number; pageSize?: number; sortType?: number; cursor?: string },
  { code: number; data: CommentNewData }
>('/comment/new');

export interface CommentFloorData {
  ownerComment: Comment;
  currentComment: null;
  comments: Comment[];
  hasMore: boolean;
  totalCount: number;
  /** for the next page */
  time: number;
  bestComments: Comment[];
}
export const commentFloor = endpoint<
  ThreadParams & { parentCommentId: string; time?: number; limit?: number },
  { code: number; data: CommentFloorData }
>('/comment/floor');

export const commentLike = endpoint<ThreadParams & { cid: string; t?: number }, Done>('/comment/like', post);
/**
 * `t`: 1 adds a comment, 2 replies to `commentId`, 0 deletes `commentId`. `at` (extension): position in the song,
 * ms.
 */
export const comment = endpoint<
  ThreadParams & { t: 0 | 1 | 2; content?: string; commentId?: string; at?: number },
  Written
>('/comment', post);
export const commentAdd = endpoint<ThreadParams & { content: string; at?: number }, Written>(
  '/comment/add',
  post,
);
export const commentReply = endpoint<ThreadParams & { content: string; cid: string }, Written>(
  '/comment/reply',
  post,
);
export const commentDelete = endpoint<ThreadParams & { cid: string }, Done>('/comment/delete', post);

export interface CommentInfo {
  /** the vid of a video */
  resourceId: number | string;
  threadId: string;
  commentCount: number;
  likedCount: number;
  shareCount: number;
  liked: boolean;
  commentCountDesc: string;
}
export const commentInfoList = endpoint<{ type: number; ids: string }, { code: number; data: CommentInfo[] }>(
  '/comment/info/list',
);

export const userCommentHistory = endpoint<
  { uid: string; limit?: number; time?: number },
  { code: number; data: { comments: Comment[]; hasMore: boolean; commentCount: number } }
>('/user/comment/history');

export const event = endpoint<
  { pagesize?: number; lasttime?: number },
  { code: number; event: SocialEvent[]; more: boolean; lasttime: number }
>('/event');
export const userEvent = endpoint<
  { uid: string; limit?: number; lasttime?: number },
  { code: number; events: SocialEvent[]; more: boolean; lasttime: number; size: number }
>('/user/event');
export const eventForward = endpoint<
  { evId: string; uid: string; forwards?: string },
  { code: number; data: { msg: string; eventId: number; eventTime: number } }
>('/event/forward', post);
export const eventDel = endpoint<{ evId: string }, Done>('/event/del', post);
export const eventPrivacy = endpoint<{ evId: string; privacy: EventPrivacy }, Done>('/event/privacy', post);
/**
 * Extension: `type` `artist`; `pics`: keys from `event/picture` separated by commas, at most nine; `privacy`: who
 * may see the post.
 */
export const shareResource = endpoint<
  { type: string; id?: string; msg?: string; pics?: string; privacy?: EventPrivacy },
  { code: number; event: SocialEvent; id: number }
>('/share/resource', post);
export const resourceLike = endpoint<ThreadParams & { t?: number }, Done>('/resource/like', post);

export const hotTopic = endpoint<{ limit?: number; offset?: number }, { code: number; hot: Activity[] }>(
  '/hot/topic',
);
export const topicDetail = endpoint<
  { actid: string },
  { code: number; act: Activity; needBeginNotify: boolean }
>('/topic/detail');
export const topicDetailEventHot = endpoint<{ actid: string }, { code: number; events: SocialEvent[] }>(
  '/topic/detail/event/hot',
);

export const userFollows = endpoint<
  { uid: string; limit?: number; offset?: number },
  { code: number; follow: FollowUser[]; touchCount: number; more: boolean }
>('/user/follows');
export const userFolloweds = endpoint<
  { uid: string; limit?: number; offset?: number },
  { code: number; followeds: FollowUser[]; more: boolean; size: number; newCount: number }
>('/user/followeds');

/** A user or an artist whom the caller follows. */
export interface FollowRecord {
  resourceType: 'user' | 'artist';
  userId: number;
  artistId: number;
  name: string;
  avatarUrl: string;
  signature: string | null;
  mutual: boolean;
  time: number;
}
export const userFollowMixed = endpoint<
  { size?: number; cursor?: number; scene?: 0 | 1 | 2 },
  { code: number; data: { records: FollowRecord[]; page: { size: number; cursor: number; more: boolean } } }
>('/user/follow/mixed');
export const userMutualfollowGet = endpoint<{ uid: string }, { code: number; data: boolean }>(
  '/user/mutualfollow/get',
);
/** Numbers of unread messages; 0 for kinds that this server does not send. */
export const plCount = endpoint<
  object,
  {
    code: number;
    msg: number;
    notice: number;
    comment: number;
    forward: number;
    follow: number;
    event: number;
  }
>('/pl/count');

export * from './social-extensions.ts';
