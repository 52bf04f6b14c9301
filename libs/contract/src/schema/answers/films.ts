import { z } from 'zod';
import type {
  FilmCounts,
  FilmSong,
  MvArtist,
  MvBrief,
  MvDetail,
  MvPrivilege,
  MvUrl,
  RankedMv,
  VideoData,
  VideoDetail,
  VideoGroup,
  VideoTimelineItem,
  VideoUrl,
} from '../../entities/video.ts';
import { userBrief } from './people.ts';
import { song, songWithPrivilege } from './songs.ts';
import { address, count, duration, id, enumValue, name, ok, strictShape, time, anyText } from './values.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const vid = z.string().regex(/^[0-9A-F]{32}$/);
const filmLines = z.literal([240, 360, 480, 720, 1080]);
const groupRef = z.strictObject({ id, name, type: enumValue.optional(), alg: anyText.nullable().optional() });
const resolution = z.strictObject({ resolution: filmLines, size: id });

const mvArtist = strictShape<MvArtist>()({ id, name, alias: z.array(name), transNames: z.array(name) });
export const mvBrief = strictShape<MvBrief>()({
  id,
  name,
  cover: address,
  playCount: count,
  artistId: id,
  artistName: name,
  artists: z.array(mvArtist).min(1),
  duration,
  briefDesc: anyText.nullable(),
  desc: anyText.nullable(),
  mark: count,
  subed: z.boolean(),
});
export const rankedMv = mvBrief.extend({ score: count, lastRank: count } satisfies Record<
  Exclude<keyof RankedMv, keyof MvBrief>,
  z.ZodType
>);

export const mvDetail = strictShape<MvDetail>()({
  id,
  name,
  artistId: id,
  artistName: name,
  artists: z.array(z.strictObject({ id, name, img1v1Url: address, followed: z.boolean() })).min(1),
  cover: address,
  coverId: id,
  coverId_str: z.string().regex(/^\d+$/),
  playCount: count,
  subCount: count,
  shareCount: count,
  commentCount: count,
  duration,
  publishTime: day,
  nType: enumValue,
  briefDesc: anyText.nullable(),
  desc: anyText.nullable(),
  brs: z.array(z.strictObject({ size: id, br: filmLines, point: count })),
  commentThreadId: z.string().regex(/^R_MV_5_\d+$/),
  videoGroup: z.array(groupRef),
});

export const mvPrivilege = strictShape<MvPrivilege>()({
  id,
  fee: enumValue,
  mvFee: enumValue,
  payed: enumValue,
  pl: count,
  dl: count,
  cp: enumValue,
  sid: enumValue,
  st: enumValue,
  normal: z.boolean(),
  unauthorized: z.boolean(),
});

const noMvUrl = strictShape<MvUrl>()({
  id,
  url: z.null(),
  r: z.literal(0),
  size: z.literal(0),
  md5: z.literal(''),
  code: z.literal(404),
  expi: id,
  fee: enumValue,
  mvFee: enumValue,
  st: enumValue,
  msg: anyText,
  promotionVo: z.null(),
});
/** An address with its data, or none. */
export const mvUrl = z.discriminatedUnion('code', [
  noMvUrl,
  noMvUrl.extend({
    code: ok,
    url: address,
    r: filmLines,
    size: id,
    md5: z.string().regex(/^([0-9a-f]{32})?$/),
  }),
]);

const noVideoUrl = strictShape<VideoUrl>()({
  id: vid,
  url: z.null(),
  size: z.literal(0),
  validityTime: id,
  needPay: z.boolean(),
  payInfo: z.null(),
  r: z.literal(0),
});
export const videoUrl = z.union([noVideoUrl, noVideoUrl.extend({ url: address, size: id, r: filmLines })]);

export const filmSong = strictShape<FilmSong>()({
  song: songWithPrivilege.nullable(),
  from: count.nullable(),
});

export const filmCounts = strictShape<FilmCounts>()({
  likedCount: count,
  shareCount: count,
  commentCount: count,
  liked: z.boolean(),
});

export const videoGroup = strictShape<VideoGroup>()({
  id,
  name,
  url: address.nullable(),
  relatedVideoType: anyText.nullable(),
  selectTab: z.boolean(),
  abExtInfo: z.null(),
});

const videoData = strictShape<VideoData>()({
  vid,
  title: name,
  description: anyText.nullable(),
  coverUrl: address,
  width: id,
  height: id,
  durationms: duration,
  playTime: count,
  praisedCount: count,
  praised: z.boolean(),
  commentCount: count,
  shareCount: count,
  subscribed: z.boolean(),
  threadId: z.string().regex(/^R_VI_62_[0-9A-F]{32}$/),
  scm: anyText,
  alg: anyText,
  creator: userBrief,
  videoGroup: z.array(groupRef),
  resolutions: z.array(resolution),
  urlInfo: videoUrl.nullable(),
  previewUrl: address.nullable(),
  previewDurationms: count,
  relateSong: z.array(song),
  markTypes: z.array(count).nullable(),
});

export const timelineItem = strictShape<VideoTimelineItem>()({
  type: z.literal(1),
  displayed: z.boolean(),
  alg: anyText,
  extAlg: anyText.nullable(),
  data: videoData,
});

export const videoDetail = strictShape<VideoDetail>()({
  vid,
  title: name,
  description: anyText.nullable(),
  coverUrl: address,
  durationms: duration,
  playTime: count,
  publishTime: time,
  praisedCount: count,
  shareCount: count,
  commentCount: count,
  subscribeCount: count,
  creator: userBrief,
  avatarUrl: address,
  videoGroup: z.array(groupRef),
  resolutions: z.array(resolution),
  threadId: z.string().regex(/^R_VI_62_[0-9A-F]{32}$/),
  width: id,
  height: id,
  hasRelatedGameAd: z.boolean(),
  subscribed: z.boolean(),
  provider: name.nullable(),
  providerUrl: address.nullable(),
});
