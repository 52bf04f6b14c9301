/**
 * @file Films (docs/specification/contract/video.md#exclusive-broadcasts and
 * docs/specification/contract/video.md#mv-page; part 5 "MV", "Video").
 */
import type { UserBrief } from './people.ts';
import type { PrivateContent } from './catalogue.ts';
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

/** An MV in a chart. */
export interface RankedMv extends MvBrief {
  score: number;
  /** previous rank, from 0 */
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
  /** available files: size in bytes, height in lines */
  brs: { size: number; br: number; point: number }[];
  commentThreadId: string;
  videoGroup: VideoGroupRef[];
}

/** What the caller may do with an MV. */
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
  /** null: no file */
  url: string | null;
  /** height in lines */
  r: number;
  size: number;
  md5: string;
  /** 200 available, 404 no file */
  code: number;
  /** validity of the address, s */
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
  /** null: no file */
  url: string | null;
  size: number;
  /** validity of the address, s */
  validityTime: number;
  needPay: boolean;
  payInfo: null;
  /** height in lines */
  r: number;
}

/** Container format of a film's file. */
export type FilmFormat = 'mp4' | 'webm';

/** The song that plays in a film. */
export interface FilmSong {
  /** null: none, or not in the catalogue any more */
  song: Song | null;
  /** position in the song at which the film begins, ms; null when unknown */
  from: number | null;
}

/** Social counts of a film. */
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
  /** number of plays */
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
  /** extension: collected by the caller; the contract has it in lists only */
  subscribed?: boolean;
  /** extension: name and page of the service that hosts the film; null: this server hosts it */
  provider?: string | null;
  providerUrl?: string | null;
}

/** An exclusive broadcast in the full list. */
export interface PrivateContentItem extends PrivateContent {
  /** ms since 1970 */
  time: number;
}
