import { endpoints } from '@qingyin/contract';
import type { Http } from '@qingyin/http-client';
import type { Case, Params } from './case.ts';
import { LIST, SONG, UNKNOWN, id } from './demo.ts';

const { social } = endpoints;
const ME = 10;
const EDITOR = 1;
const MV = 7001;
const ALBUM = 3411;
const ARTIST = 1201;
const VIDEO = '9423E599F994741F1DA6F2014093BB65';
const EVENT = 'A_EV_2_9001_1';
const COMMENTED = 10_045;
const TOPIC = 301;
const song = { type: 0, ...id(SONG) };
const pages: Params[] = [{ limit: 2, offset: 2 }, { before: 1_600_000_000_000 }, { offset: 999 }];

const page = (subject: Params, unknown: Params): Case => ({
  params: subject,
  requiredPath: 'comments.0.user.nickname',
  otherParams: pages.map((params) => ({ ...subject, ...params })),
  refused: [[unknown, 404]],
});

const written = async (http: Http, params: { id: string } = id(SONG)): Promise<string> => {
  const { comment } = await http.call(social.comment, {
    params: { t: 1, type: 0, content: '好听', ...params },
  });
  return String(comment?.commentId);
};
const posted = async (http: Http): Promise<string> =>
  String((await http.call(social.shareResource, { params: { type: 'noresource', msg: '说一句' } })).id);
const tooLong = '长'.repeat(141);
/** Refusals shared by all calls that write a comment. */
const invalidTexts: [Params, number][] = [
  [{ ...song, content: tooLong }, 400],
  [{ ...song, content: ' \u200B ' }, 400],
  [{ ...song, content: 'a\0b' }, 400],
  [{ ...song, type: 4, content: '好听' }, 400],
  [{ type: 0, ...id(UNKNOWN), content: '好听' }, 404],
];

/** docs/specification/contract/comments.md */
const comments: Record<string, Case> = {
  'social.commentMusic': {
    ...page(id(COMMENTED), id(UNKNOWN)),
    requiredPath: 'hotComments.0.user.nickname',
  },
  'social.commentMv': page(id(MV), id(UNKNOWN)),
  'social.commentPlaylist': page(id(LIST), id(UNKNOWN)),
  'social.commentAlbum': page(id(ALBUM), id(UNKNOWN)),
  'social.commentVideo': page({ id: VIDEO }, { id: '0'.repeat(32) }),
  'social.commentEvent': page({ threadId: EVENT }, { threadId: 'A_EV_2_9001_2' }),
  'social.commentHot': {
    params: { type: 0, ...id(COMMENTED) },
    requiredPath: 'hotComments.0.content',
    otherParams: [
      { type: 5, id: VIDEO },
      { type: 6, threadId: EVENT },
      { type: 0, ...id(COMMENTED), limit: 1, offset: 1 },
    ],
    refused: [[{ type: 7, ...id(1) }, 400]],
  },
  'social.commentNew': {
    params: { type: 0, ...id(COMMENTED) },
    requiredPath: 'data.comments.0.showFloorComment',
    otherParams: [1, 2, 3].map((sortType) => ({
      type: 0,
      ...id(COMMENTED),
      sortType,
      pageNo: 2,
      pageSize: 2,
    })),
    refused: [[{ type: 1, ...id(UNKNOWN) }, 404]],
  },
  'social.commentFloor': {
    params: { type: 0, ...id(10_003), parentCommentId: 441 },
    requiredPath: 'data.comments.0.beReplied.0.user.nickname',
    otherParams: [{ type: 0, ...id(10_003), parentCommentId: 441, limit: 1 }],
    refused: [[{ type: 0, ...id(COMMENTED), parentCommentId: 441 }, 404]],
  },
  'social.commentLike': {
    params: { type: 0, ...id(10_003), cid: 441, t: 1 },
    requiredPath: 'code',
    personal: true,
    otherParams: [
      { type: 0, ...id(10_003), cid: 441, t: 1 },
      { type: 0, ...id(10_003), cid: 441, t: 0 },
      { type: 0, ...id(10_003), cid: 441, t: 0 },
    ],
    refused: [[{ ...song, type: 0, ...id(COMMENTED), cid: 441, t: 1 }, 404]],
  },
  'social.comment': {
    params: { t: 1, ...song, content: '第一次留言' },
    requiredPath: 'comment.user.nickname',
    personal: true,
    otherParams: [
      { t: '2', type: 0, ...id(10_003), content: '说得对', commentId: 441 },
      { t: 1, type: 6, threadId: EVENT, content: '𠮷'.repeat(140) },
      { t: 1, type: 5, id: VIDEO, content: '好看' },
    ],
    refused: [
      ...invalidTexts.map(([params, code]): [Params, number] => [{ t: 1, ...params }, code]),
      [{ t: 3, ...song, content: '好听' }, 400],
      [{ t: 2, ...song, content: '好听', commentId: 999_999_999 }, 404],
      [{ t: 0, type: 0, ...id(10_003), commentId: 441 }, 401],
    ],
  },
  'social.commentAdd': {
    params: { ...song, content: '再来一句' },
    requiredPath: 'comment.commentId',
    personal: true,
    refused: invalidTexts,
  },
  'social.commentReply': {
    params: { type: 0, ...id(10_003), cid: 441, content: '是的' },
    requiredPath: 'comment.beRepliedUser.nickname',
    personal: true,
    refused: [[{ type: 0, ...id(10_003), cid: 441, content: tooLong }, 400]],
  },
  'social.commentDelete': {
    params: song,
    setup: async (http) => ({ cid: await written(http) }),
    requiredPath: 'code',
    personal: true,
    refused: [
      [{ type: 0, ...id(10_003), cid: 441 }, 401],
      [{ ...song, cid: 999_999_999 }, 404],
    ],
  },
  'social.commentInfoList': {
    params: { type: 0, ids: `${COMMENTED},${UNKNOWN},10001` },
    requiredPath: 'data.1.threadId',
    otherParams: [
      { type: 5, ids: VIDEO },
      { type: 6, ids: '9001' },
      { type: 2, ids: '[5001]' },
    ],
    refused: [[{ type: 9, ids: '1' }, 400]],
  },
  'social.userCommentHistory': {
    params: { uid: EDITOR },
    requiredPath: 'data.comments.9.content',
    personal: true,
    otherParams: [
      { uid: EDITOR, limit: 2, time: 1_782_000_000_000 },
      { uid: EDITOR, time: 1 },
    ],
  },
};

/** docs/specification/contract/social.md#feed-and-posts */
const events: Record<string, Case> = {
  'social.event': {
    params: {},
    requiredPath: 'event.0.user.nickname',
    personal: true,
    otherParams: [{ pagesize: 1 }, { lasttime: 1_000_000_000_000 }, { pagesize: 'x', lasttime: 'x' }],
  },
  'social.userEvent': {
    params: { uid: EDITOR },
    requiredPath: 'events.0.info.commentThread.id',
    otherParams: [
      { uid: 4 },
      { uid: 5, limit: 1 },
      { uid: ME, lasttime: 1_000_000_000_000 },
      ...[2, 3, 6, 7, 8, 9, 12].map((uid) => ({ uid })),
    ],
    refused: [[{ uid: UNKNOWN }, 404]],
  },
  'social.eventForward': {
    params: { evId: 9001, uid: 1, forwards: '转给大家' },
    requiredPath: 'data.eventId',
    personal: true,
    otherParams: [{ evId: 9002, uid: 5 }],
    refused: [
      [{ evId: 9001, uid: 2, forwards: '' }, 404],
      [{ evId: 9001, uid: 1, forwards: tooLong }, 400],
    ],
  },
  'social.eventDel': {
    params: {},
    setup: async (http) => ({ evId: await posted(http) }),
    requiredPath: 'code',
    personal: true,
    refused: [
      [{ evId: 9001 }, 401],
      [{ evId: UNKNOWN }, 404],
    ],
  },
  'social.eventPrivacy': {
    params: { privacy: 2 },
    setup: async (http) => ({ evId: await posted(http) }),
    requiredPath: 'code',
    personal: true,
    refused: [
      [{ evId: 9001, privacy: 2 }, 401],
      [{ evId: 9014, privacy: 3 }, 400],
    ],
  },
  'social.shareResource': {
    params: { type: 'song', ...id(SONG), msg: '#一句诗一首歌# 听听看' },
    requiredPath: 'event.actName',
    personal: true,
    otherParams: [
      { type: 'playlist', ...id(LIST) },
      { type: 'mv', ...id(MV), msg: 'MV' },
      { type: 'album', ...id(ALBUM), msg: '专辑' },
      { type: 'video', id: VIDEO, msg: '视频' },
      { type: 'artist', ...id(ARTIST), msg: '歌手' },
      { type: 'noresource', msg: '只说一句' },
    ],
    refused: [
      [{ type: 'noresource' }, 400],
      [{ type: 'song', msg: '没有' }, 400],
      [{ type: 'djradio', ...id(1) }, 400],
      [{ type: 'song', ...id(UNKNOWN) }, 404],
      [{ type: 'artist', ...id(UNKNOWN) }, 404],
      [{ type: 'artist', id: VIDEO }, 400],
      [{ type: 'song', ...id(SONG), msg: tooLong }, 400],
    ],
  },
  'social.resourceLike': {
    params: { type: 6, threadId: EVENT, t: 1 },
    requiredPath: 'code',
    personal: true,
    otherParams: [
      { type: 6, threadId: EVENT, t: 1 },
      { type: 6, threadId: EVENT, t: 0 },
      { type: 1, ...id(MV), t: 1 },
      { type: 5, id: VIDEO, t: 1 },
    ],
    refused: [[{ type: 1, ...id(UNKNOWN), t: 1 }, 404]],
  },
  'social.hotTopic': {
    params: {},
    requiredPath: 'hot.3.text.0',
    otherParams: [{ limit: 1, offset: 1 }, { offset: 99 }],
  },
  'social.topicDetail': {
    params: { actid: TOPIC },
    requiredPath: 'act.title',
    refused: [[{ actid: UNKNOWN }, 404]],
  },
  'social.topicDetailEventHot': {
    params: { actid: TOPIC },
    requiredPath: 'events.1.actName',
    refused: [[{ actid: UNKNOWN }, 404]],
  },
};

/** docs/specification/contract/social.md#follows-and-fans */
const people: Record<string, Case> = {
  'social.userFollows': {
    params: { uid: ME },
    requiredPath: 'follow.0.py',
    otherParams: [
      { uid: ME, limit: 1, offset: 1 },
      { uid: EDITOR, offset: 99 },
    ],
    refused: [[{ uid: UNKNOWN }, 404]],
  },
  'social.userFolloweds': {
    params: { uid: ME },
    requiredPath: 'followeds.0.nickname',
    otherParams: [{ uid: ME, limit: 1, offset: 1 }],
    refused: [[{ uid: UNKNOWN }, 404]],
  },
  'social.userFollowMixed': {
    params: {},
    requiredPath: 'data.records.0.name',
    personal: true,
    otherParams: [{ scene: 1 }, { scene: 2, size: 1, cursor: 1 }],
  },
  'social.userMutualfollowGet': {
    params: { uid: 4 },
    requiredPath: 'data',
    personal: true,
    refused: [[{ uid: UNKNOWN }, 404]],
  },
  'social.plCount': { params: {}, requiredPath: 'msg', personal: true },
};

export const socialCases: Record<string, Case> = { ...comments, ...events, ...people };
