/** @file Films. Source: contract page, 4.2 to 4.6; part 5 "MV", "Video". */
import type { UserBrief } from './people.ts';
import type { PrivateContent } from './collections.ts';
import type { Song } from './song.ts';

export interface MvArtist {
  id: number;
  name: string;
  alias?: string[];
  transNames?: string[];
}

export interface MvBrief {
  id: number;
  name: string;
  cover: string;
  playCount: number;
  artistId: number;
  artistName: string;
  artists: MvArtist[];
  /** ms */
  duration: number;
  briefDesc: string | null;
  desc: string | null;
  mark: number;
  subed?: boolean;
}

/** An MV in its chart. */
export interface RankedMv extends MvBrief {
  score: number;
  /** its place before, from 0 */
  lastRank: number;
}

export interface VideoGroupRef {
  id: number;
  name: string;
  type?: number;
  alg?: string | null;
}

export interface MvDetail {
  id: number;
  name: string;
  artistId: number;
  artistName: string;
  artists: { id: number; name: string; img1v1Url: string; followed: boolean }[];
  cover: string;
  coverId: number;
  coverId_str: string;
  playCount: number;
  subCount: number;
  shareCount: number;
  commentCount: number;
  /** ms */
  duration: number;
  /** `YYYY-MM-DD` */
  publishTime: string;
  nType: number;
  briefDesc: string | null;
  desc: string | null;
  /** the files there are: bytes and lines */
  brs: { size: number; br: number; point: number }[];
  commentThreadId: string;
  videoGroup: VideoGroupRef[];
}

/** What a caller may do with an MV. */
export interface MvPrivilege {
  id: number;
  fee: number;
  mvFee: number;
  payed: number;
  pl: number;
  dl: number;
  cp: number;
  sid: number;
  st: number;
  normal: boolean;
  unauthorized: boolean;
}

export interface MvUrl {
  id: number;
  /** null: there is no file */
  url: string | null;
  /** lines */
  r: number;
  size: number;
  md5: string;
  /** 200 fine, 404 none */
  code: number;
  /** s */
  expi: number;
  fee: number;
  mvFee: number;
  st: number;
  msg: string;
  promotionVo: null;
}

export interface VideoUrl {
  /** the vid */
  id: string;
  /** null: there is no file */
  url: string | null;
  size: number;
  /** s */
  validityTime: number;
  needPay: boolean;
  payInfo: null;
  /** lines */
  r: number;
}

/** What a film's file is. */
export type FilmFormat = 'mp4' | 'webm';

/** The song of a film. */
export interface FilmSong {
  /** null: none, or the house has it no more */
  song: Song | null;
  /** where in the song the film begins, ms; null where that is not known */
  from: number | null;
}

/** What people have done with a film. */
export interface FilmCounts {
  likedCount: number;
  shareCount: number;
  commentCount: number;
  /** by the caller */
  liked: boolean;
}

export interface VideoGroup {
  id: number;
  name: string;
  url: string | null;
  relatedVideoType: string | null;
  selectTab: boolean;
  abExtInfo: null;
}

export interface Resolution {
  resolution: number;
  /** bytes */
  size: number;
}

export interface VideoData {
  vid: string;
  title: string;
  description: string | null;
  coverUrl: string;
  width: number;
  height: number;
  /** ms */
  durationms: number;
  /** plays */
  playTime: number;
  praisedCount: number;
  praised: boolean;
  commentCount: number;
  shareCount: number;
  subscribed: boolean;
  threadId: string;
  scm: string;
  alg: string;
  creator: UserBrief;
  videoGroup: VideoGroupRef[];
  resolutions: Resolution[];
  urlInfo: VideoUrl | null;
  previewUrl: string | null;
  previewDurationms: number;
  relateSong: Song[];
  markTypes: number[] | null;
}

export interface VideoTimelineItem {
  /** 1 = video */
  type: number;
  displayed: boolean;
  alg: string;
  extAlg: string | null;
  data: VideoData;
}

export interface VideoTimeline {
  code: number;
  msg: string;
  /** (sic) */
  hasmore: boolean;
  rcmdLimit: number;
  datas: VideoTimelineItem[];
}

export interface VideoDetail {
  vid: string;
  title: string;
  description: string | null;
  coverUrl: string;
  durationms: number;
  playTime: number;
  /** ms since 1970 */
  publishTime: number;
  praisedCount: number;
  shareCount: number;
  commentCount: number;
  subscribeCount: number;
  creator: UserBrief;
  avatarUrl: string;
  videoGroup: VideoGroupRef[];
  resolutions: Resolution[];
  threadId: string;
  width: number;
  height: number;
  hasRelatedGameAd: boolean;
  /** ours: by the caller; the contract says it in lists only */
  subscribed?: boolean;
  /** ours: the service that keeps the film, and its page there; null: it is one of the house's own */
  provider?: string | null;
  providerUrl?: string | null;
}

/** One exclusive broadcast in the list of all. */
export interface PrivateContentItem extends PrivateContent {
  /** ms since 1970 */
  time: number;
}
