import { endpoints, type Endpoint } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { answers } from '@qingyin/contract/testing';
import type { z } from 'zod';

export type Params = Record<string, string | number | boolean>;

export interface Case {
  params: Params;
  /** a path into the answer that must hold something, e.g. `result.0.name` */
  holds: string;
  /** other ways to call it, whose answers look different: empty pages, other types, songs without rights */
  also?: Params[];
  /** what it refuses, with the code; calls without their required parameters are tried anyway */
  refused?: [params: Params, code: number][];
  /** L of the contract page: 301 for everybody who is not signed in */
  personal?: true;
}

const SONG = 10_001;
const INSTRUMENTAL = 10_501;
const LIST = 5001;
const OWN_LIST = 6101;
/** of measurements: QINGYIN_SEED_BIG */
const LONG_LIST = 999;
const CHART = 19_723_756;
const UNKNOWN = 4711;
const NOTHING = '查无此物';
/** The catalogue's sung pieces, those without rights among them. */
const EVERY_SONG = Array.from({ length: 60 }, (_, index) => SONG + index).join(',');
/** The numbers of the contract (3.7), with one we have nothing of, and words that find nothing. */
const everyType: Params[] = [
  { keywords: NOTHING },
  { keywords: '明月', type: 1, limit: 2, offset: 1 },
  { keywords: '明月', type: 1006 },
  { keywords: '诗经', type: 1000 },
  { keywords: '白惊鸿', type: 100 },
  { keywords: '白惊鸿', type: 10 },
  { keywords: '青音', type: 1002 },
  { keywords: '明月', type: 1004 },
];
const id = (value: number): { id: string } => ({ id: String(value) });

/** One way to call each endpoint; a constant without an entry here fails the suite. */
export const cases: Record<string, Case> = {
  'account.loginStatus': { params: {}, holds: 'data.code' },
  'account.loginCellphone': {
    params: { phone: '13800138000', password: 'qingyin' },
    holds: 'profile.nickname',
    refused: [
      [{ phone: '13800138000', password: 'wrong' }, 502],
      [{ phone: '13800138000' }, 400],
    ],
  },
  'account.loginEmail': {
    params: { email: 'demo@qingyin.local', password: 'qingyin' },
    holds: 'profile.nickname',
    refused: [[{ email: 'nobody@example.org', password: 'x' }, 501]],
  },
  'account.registerAnonymous': { params: {}, holds: 'userId' },
  'account.logout': { params: {}, holds: 'code' },
  'account.userSubcount': { params: {}, holds: 'createdPlaylistCount', personal: true },
  'account.userAccount': { params: {}, holds: 'code' },
  'account.userDetail': {
    params: { uid: 10 },
    holds: 'profile.avatarUrl',
    also: [{ uid: 1 }],
    refused: [[{ uid: 4711 }, 404]],
  },
  'library.likelist': { params: { uid: 10 }, holds: 'ids.0', personal: true },
  'library.like': {
    params: { ...id(SONG), like: true },
    holds: 'playlistId',
    personal: true,
    also: [{ ...id(SONG), like: false }],
    refused: [[id(UNKNOWN), 404]],
  },
  'library.userPlaylist': {
    params: { uid: 10 },
    holds: 'playlist.0.creator.nickname',
    also: [{ uid: 1 }, { uid: 10, limit: 1, offset: 1 }, { uid: 10, offset: 999 }],
  },
  'library.playlistCreate': {
    params: { name: '新歌单' },
    holds: 'playlist.id',
    personal: true,
    also: [{ name: '私密', privacy: 10 }],
  },
  'music.banner': { params: {}, holds: 'banners.9.imageUrl' },
  'music.personalized': { params: {}, holds: 'result.11.picUrl', also: [{ limit: 3 }] },
  'music.personalizedNewsong': { params: {}, holds: 'result.0.song.artists.0.name', also: [{ limit: 100 }] },
  'music.personalizedMv': { params: {}, holds: 'result.5.picUrl' },
  'music.privateContent': { params: {}, holds: 'result.0.sPicUrl' },
  'music.recommendResource': { params: {}, holds: 'recommend.0.playcount', personal: true },
  'music.recommendSongs': { params: {}, holds: 'data.dailySongs.29.privilege.pl', personal: true },
  'music.playlistDetail': {
    params: id(LIST),
    holds: 'privileges.0.plLevel',
    also: [id(OWN_LIST), id(CHART), id(LONG_LIST), { ...id(LIST), s: 0 }],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.playlistTracks': {
    params: { ...id(LIST), limit: 5, offset: 3 },
    holds: 'songs.4.al.picUrl',
    also: [id(CHART), { ...id(LONG_LIST), offset: 900 }, { ...id(LIST), offset: 9999 }],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.playlistSubscribers': {
    params: id(LIST),
    holds: 'subscribers.0.nickname',
    also: [{ ...id(LIST), limit: 2, offset: 1 }],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.playlistRelated': { params: id(LIST), holds: 'data.0.name', refused: [[id(UNKNOWN), 404]] },
  'music.playlistSubscribe': {
    params: { ...id(5002), t: 1 },
    holds: 'code',
    personal: true,
    also: [{ ...id(5002), t: 2 }],
    refused: [
      [{ ...id(OWN_LIST), t: 1 }, 400],
      [{ ...id(UNKNOWN), t: 1 }, 404],
    ],
  },
  'music.playlistUpdatePlaycount': { params: id(LIST), holds: 'code', refused: [[id(UNKNOWN), 404]] },
  'music.playlistTracksChange': {
    params: { op: 'add', pid: '6101', tracks: '10044' },
    holds: 'body.trackIds',
    personal: true,
    also: [{ op: 'del', pid: '6101', tracks: '10044' }],
    refused: [[{ op: 'add', pid: String(LIST), tracks: '10044' }, 401]],
  },
  'music.songDetail': {
    params: { ids: `${SONG},10002` },
    holds: 'privileges.1.id',
    also: [{ ids: `${SONG},${UNKNOWN}` }, { ids: EVERY_SONG }],
  },
  'music.songUrl': {
    params: { ...id(SONG), level: 'exhigh' },
    holds: 'data.0.url',
    also: [
      { ...id(SONG), level: 'lossless' },
      { id: `${EVERY_SONG},${UNKNOWN}`, level: 'standard' },
    ],
  },
  'music.songUrlByRate': { params: id(SONG), holds: 'data.0.url', also: [{ ...id(SONG), br: 128_000 }] },
  'music.checkMusic': { params: id(SONG), holds: 'success', also: [id(UNKNOWN)] },
  'music.lyric': {
    params: id(SONG),
    holds: 'yrc.lyric',
    also: [id(INSTRUMENTAL)],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.lyricPlain': {
    params: id(SONG),
    holds: 'tlyric.lyric',
    also: [id(INSTRUMENTAL)],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.scrobble': {
    params: { ...id(SONG), sourceid: String(LIST), time: 60 },
    holds: 'data',
    personal: true,
    refused: [[{ ...id(UNKNOWN), sourceid: '0', time: 1 }, 404]],
  },
  'music.album': { params: id(3401), holds: 'album.artist.name', refused: [[id(UNKNOWN), 404]] },
  'music.artists': { params: id(1201), holds: 'hotSongs.0.privilege.id', refused: [[id(UNKNOWN), 404]] },
  'music.toplist': { params: {}, holds: 'list.3.ToplistType' },
  'music.toplistDetail': { params: {}, holds: 'list.0.tracks.2.second' },
  'music.searchSuggest': {
    params: { keywords: 'jingyesi' },
    holds: 'result.order.0',
    also: [
      { keywords: '明月', type: 'mobile' },
      { keywords: NOTHING },
      { keywords: NOTHING, type: 'mobile' },
    ],
  },
  'music.searchDefault': { params: {}, holds: 'data.realkeyword' },
  'music.searchHot': { params: {}, holds: 'data.9.searchWord' },
  'music.searchHotPlain': { params: {}, holds: 'result.hots.0.first' },
  'music.searchMultimatch': {
    params: { keywords: '白惊鸿' },
    holds: 'result.artist.0.id',
    also: [{ keywords: NOTHING }],
  },
  'music.search': { params: { keywords: '静夜思' }, holds: 'result.songs.0.artists.0.name', also: everyType },
  'music.cloudsearch': {
    params: { keywords: '明月', type: 1006 },
    holds: 'result.songs.0.lyrics.0',
    also: everyType,
  },
  'social.commentPlaylist': {
    params: id(LIST),
    holds: 'comments.0.user.nickname',
    also: [
      { ...id(LIST), limit: 2, offset: 2 },
      { ...id(LIST), before: 1_600_000_000_000 },
    ],
  },
  'social.commentMusic': {
    params: id(10_045),
    holds: 'hotComments.0.user.nickname',
    also: [{ ...id(10_045), offset: 2 }, id(UNKNOWN)],
  },
  'system.innerVersion': { params: {}, holds: 'data.version' },
  'system.capabilities': { params: {}, holds: 'data.features.0' },
  'system.provoke': { params: { status: 200 }, holds: 'code' },
};

/** Every endpoint constant with its name. */
export const named: [name: string, endpoint: Endpoint][] = Object.entries(endpoints).flatMap(
  ([area, group]) =>
    Object.entries(group).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
);

/** The members of a table of schemas, by the same names. */
const byName = (table: Record<string, Record<string, z.ZodType>>): ReadonlyMap<string, z.ZodType> =>
  new Map(
    Object.entries(table).flatMap(([area, group]) =>
      Object.entries(group).map(([name, schema]): [string, z.ZodType] => [`${area}.${name}`, schema]),
    ),
  );

export const answerSchemas = byName(answers);
export const paramSchemas = byName(schemas);
