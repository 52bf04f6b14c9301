import { z } from 'zod';
import type {
  CommentFloorData,
  CommentInfo,
  CommentNewData,
  CommentPage,
  FollowRecord,
} from '../../endpoints/social.ts';
import { socialExtensionAnswers } from './social-extensions.ts';
import { activity, comment, followUser, socialEvent, writtenComment } from './social-entities.ts';
import { address, count, okAnswer, id, enumValue, name, ok, strictShape, time, anyText } from './values.ts';

export const commentPage = strictShape<CommentPage>()({
  code: ok,
  comments: z.array(comment),
  // Only on the first page (docs/specification/contract/comments.md).
  hotComments: z.array(comment).optional(),
  topComments: z.array(comment),
  total: count,
  more: z.boolean(),
  moreHot: z.boolean(),
  cnum: count,
  isMusician: z.boolean(),
  userId: z.union([id, z.literal(-1)]),
});

const newest = strictShape<CommentNewData>()({
  comments: z.array(comment),
  currentComment: z.null(),
  totalCount: count,
  hasMore: z.boolean(),
  cursor: z.string().regex(/^\d+$/),
  sortType: z.literal([2, 3, 99]),
  sortTypeList: z
    .array(z.strictObject({ sortType: enumValue, sortTypeName: name, target: anyText }))
    .length(3),
  commentsTitle: name,
});

const floor = strictShape<CommentFloorData>()({
  ownerComment: comment,
  currentComment: z.null(),
  comments: z.array(comment),
  hasMore: z.boolean(),
  totalCount: count,
  time: z.int().min(-1),
  bestComments: z.array(comment),
});

const commentInfo = strictShape<CommentInfo>()({
  resourceId: z.union([id, z.string().regex(/^[0-9a-f]{32}$/i)]),
  threadId: z.string().regex(/^[AR]_[A-Z]{2}_\d+_[0-9a-f]+(_\d+)?$/i),
  commentCount: count,
  likedCount: count,
  shareCount: count,
  liked: z.boolean(),
  commentCountDesc: name,
});

const followRecord = strictShape<FollowRecord>()({
  resourceType: z.enum(['user', 'artist']),
  userId: count,
  artistId: count,
  name,
  avatarUrl: address,
  signature: anyText.nullable(),
  mutual: z.boolean(),
  time,
});

const written = z.strictObject({ code: ok, comment: writtenComment });
// -1: empty page, start from the beginning
const lasttime = z.union([time, z.literal(-1)]);

/**
 * Answers of social calls (docs/specification/contract/comments.md,
 * docs/specification/contract/social.md#feed-and-posts and docs/specification/contract/social.md#follows-and-fans).
 */
export const socialAnswers = {
  commentMusic: commentPage,
  commentMv: commentPage,
  commentPlaylist: commentPage,
  commentAlbum: commentPage,
  commentVideo: commentPage,
  commentEvent: commentPage,
  commentHot: z.strictObject({
    code: ok,
    hotComments: z.array(comment),
    topComments: z.array(comment),
    total: count,
    hasMore: z.boolean(),
  }),
  commentNew: z.strictObject({ code: ok, data: newest }),
  commentFloor: z.strictObject({ code: ok, data: floor }),
  commentLike: okAnswer,
  comment: z.union([written, okAnswer]),
  commentAdd: written,
  commentReply: written,
  commentDelete: okAnswer,
  commentInfoList: z.strictObject({ code: ok, data: z.array(commentInfo) }),
  userCommentHistory: z.strictObject({
    code: ok,
    data: z.strictObject({ comments: z.array(comment), hasMore: z.boolean(), commentCount: count }),
  }),
  event: z.strictObject({ code: ok, event: z.array(socialEvent), more: z.boolean(), lasttime }),
  userEvent: z.strictObject({
    code: ok,
    events: z.array(socialEvent),
    more: z.boolean(),
    lasttime,
    size: count,
  }),
  eventForward: z.strictObject({
    code: ok,
    data: z.strictObject({ msg: name, eventId: id, eventTime: time }),
  }),
  eventDel: okAnswer,
  eventPrivacy: okAnswer,
  shareResource: z.strictObject({ code: ok, event: socialEvent, id }),
  resourceLike: okAnswer,
  hotTopic: z.strictObject({ code: ok, hot: z.array(activity) }),
  topicDetail: z.strictObject({ code: ok, act: activity, needBeginNotify: z.boolean() }),
  topicDetailEventHot: z.strictObject({ code: ok, events: z.array(socialEvent) }),
  userFollows: z.strictObject({
    code: ok,
    follow: z.array(followUser),
    touchCount: count,
    more: z.boolean(),
  }),
  userFolloweds: z.strictObject({
    code: ok,
    followeds: z.array(followUser),
    more: z.boolean(),
    size: count,
    newCount: count,
  }),
  userFollowMixed: z.strictObject({
    code: ok,
    data: z.strictObject({
      records: z.array(followRecord),
      page: z.strictObject({ size: count, cursor: count, more: z.boolean() }),
    }),
  }),
  userMutualfollowGet: z.strictObject({ code: ok, data: z.boolean() }),
  plCount: z.strictObject({
    code: ok,
    msg: count,
    notice: count,
    comment: count,
    forward: count,
    follow: count,
    event: count,
  }),
  ...socialExtensionAnswers,
};
