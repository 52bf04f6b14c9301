import { endpoints } from '@qingyin/contract';
import { browsingCases } from './browsing.ts';
import { type Case } from './case.ts';
import {
  EDITED,
  SONG,
  INSTRUMENTAL,
  LIST,
  OWN_LIST,
  LONG_LIST,
  RADAR,
  CHART,
  UNKNOWN,
  NO_RESULTS_QUERY,
  OTHERS_RECORDING,
  REVERTED,
  EVERY_SONG,
  everyType,
  id,
} from './demo.ts';

export const musicCases: Record<string, Case> = {
  ...browsingCases,
  'music.banner': { params: {}, requiredPath: 'banners.9.imageUrl' },
  'music.personalized': { params: {}, requiredPath: 'result.11.picUrl', otherParams: [{ limit: 3 }] },
  'music.personalizedNewsong': {
    params: {},
    requiredPath: 'result.0.song.artists.0.name',
    otherParams: [{ limit: 100 }],
  },
  'music.personalizedMv': { params: {}, requiredPath: 'result.5.picUrl' },
  'music.privateContent': { params: {}, requiredPath: 'result.0.sPicUrl' },
  'music.recommendResource': { params: {}, requiredPath: 'recommend.0.playcount', personal: true },
  'music.recommendSongs': { params: {}, requiredPath: 'data.dailySongs.29.privilege.pl' },
  'music.playlistDetail': {
    params: id(LIST),
    requiredPath: 'privileges.0.plLevel',
    otherParams: [id(OWN_LIST), id(CHART), id(LONG_LIST), { ...id(LIST), s: 0 }, id(60_198), id(RADAR)],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.playlistTracks': {
    params: { ...id(LIST), limit: 5, offset: 3 },
    requiredPath: 'songs.4.al.picUrl',
    otherParams: [id(CHART), id(RADAR), { ...id(LONG_LIST), offset: 900 }, { ...id(LIST), offset: 9999 }],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.playlistSubscribers': {
    params: id(LIST),
    requiredPath: 'subscribers.0.nickname',
    otherParams: [{ ...id(LIST), limit: 2, offset: 1 }],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.playlistRelated': { params: id(LIST), requiredPath: 'data.0.name', refused: [[id(UNKNOWN), 404]] },
  'music.playlistSubscribe': {
    params: { ...id(5002), t: 1 },
    requiredPath: 'code',
    personal: true,
    otherParams: [{ ...id(5002), t: 2 }],
    refused: [
      [{ ...id(OWN_LIST), t: 1 }, 400],
      [{ ...id(UNKNOWN), t: 1 }, 404],
    ],
  },
  'music.playlistUpdatePlaycount': { params: id(LIST), requiredPath: 'code', refused: [[id(UNKNOWN), 404]] },
  'music.playlistTracksChange': {
    params: { op: 'add', pid: '6101', tracks: '10044' },
    requiredPath: 'body.trackIds',
    personal: true,
    otherParams: [{ op: 'del', pid: '6101', tracks: '10044' }],
    refused: [[{ op: 'add', pid: String(LIST), tracks: '10044' }, 401]],
  },
  'music.songDetail': {
    params: { ids: `${SONG},10002` },
    requiredPath: 'privileges.1.id',
    otherParams: [{ ids: `${SONG},${UNKNOWN}` }, { ids: EVERY_SONG }],
  },
  'music.songUrl': {
    params: { ...id(SONG), level: 'exhigh' },
    requiredPath: 'data.0.url',
    otherParams: [
      { ...id(SONG), level: 'lossless' },
      { ...id(SONG), level: 'lossless', maxKbps: 64 },
      { ...id(SONG), maxKbps: 'x' },
      { id: `${EVERY_SONG},${UNKNOWN}`, level: 'standard' },
    ],
  },
  'music.songUrlByRate': {
    params: id(SONG),
    requiredPath: 'data.0.url',
    otherParams: [{ ...id(SONG), br: 128_000 }],
  },
  'music.checkMusic': { params: id(SONG), requiredPath: 'success', otherParams: [id(UNKNOWN)] },
  'music.lyric': {
    params: id(SONG),
    requiredPath: 'yrc.lyric',
    otherParams: [id(INSTRUMENTAL)],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.lyricPlain': {
    params: id(SONG),
    requiredPath: 'tlyric.lyric',
    otherParams: [id(INSTRUMENTAL)],
    refused: [[id(UNKNOWN), 404]],
  },
  'music.lyricVersions': {
    params: id(SONG),
    requiredPath: 'data.versions.0.timing',
    otherParams: [id(INSTRUMENTAL), id(EDITED), id(REVERTED)],
    refused: [
      [id(UNKNOWN), 404],
      [id(OTHERS_RECORDING), 404],
    ],
  },
  'music.lyricVersion': {
    params: { ...id(SONG), version: 0 },
    requiredPath: 'data.lyric',
    otherParams: [{ ...id(INSTRUMENTAL), version: 0 }],
    refused: [
      [{ ...id(SONG), version: 4 }, 404],
      [{ ...id(SONG), version: -1 }, 400],
      [{ ...id(UNKNOWN), version: 0 }, 404],
    ],
  },
  'music.lyricSave': {
    params: { ...id(EDITED), lyric: '[00:01.00]床前明月光', base: 0 },
    requiredPath: 'data.user.avatarUrl',
    personal: true,
    refused: [
      [{ ...id(EDITED), lyric: '[00:01.00]', base: 0 }, 400],
      [{ ...id(EDITED), lyric: '无' }, 400],
      [{ ...id(UNKNOWN), lyric: '无', base: 0 }, 404],
    ],
  },
  'music.lyricRevert': {
    params: { ...id(REVERTED), version: 0, base: 0 },
    requiredPath: 'data.format',
    personal: true,
    setup: async (http) => {
      await http.call(endpoints.music.lyricSave, { params: { ...id(REVERTED), lyric: '无', base: 0 } });
      return { base: 1 };
    },
    refused: [
      [{ ...id(REVERTED), version: 99, base: 0 }, 404],
      [{ ...id(UNKNOWN), version: 0, base: 0 }, 404],
    ],
  },
  'music.scrobble': {
    params: { ...id(SONG), sourceid: String(LIST), time: 60 },
    requiredPath: 'data',
    personal: true,
    otherParams: [{ ...id(SONG), sourceid: '0', time: 60, listen: 'one-of-the-cases', ago: 86_400 }],
    refused: [[{ ...id(UNKNOWN), sourceid: '0', time: 1 }, 404]],
  },
  'music.album': { params: id(3401), requiredPath: 'album.artist.name', refused: [[id(UNKNOWN), 404]] },
  'music.artists': {
    params: id(1201),
    requiredPath: 'hotSongs.0.privilege.id',
    refused: [[id(UNKNOWN), 404]],
  },
  'music.toplist': { params: {}, requiredPath: 'list.3.ToplistType' },
  'music.toplistDetail': { params: {}, requiredPath: 'list.0.tracks.2.second' },
  'music.searchSuggest': {
    params: { keywords: 'jingyesi' },
    requiredPath: 'result.order.0',
    otherParams: [
      { keywords: '明月', type: 'mobile' },
      { keywords: NO_RESULTS_QUERY },
      { keywords: NO_RESULTS_QUERY, type: 'mobile' },
    ],
  },
  'music.searchDefault': { params: {}, requiredPath: 'data.realkeyword' },
  'music.searchHot': { params: {}, requiredPath: 'data.9.searchWord' },
  'music.searchHotPlain': { params: {}, requiredPath: 'result.hots.0.first' },
  'music.searchMultimatch': {
    params: { keywords: '白惊鸿' },
    requiredPath: 'result.artist.0.id',
    otherParams: [{ keywords: NO_RESULTS_QUERY }],
  },
  'music.search': {
    params: { keywords: '静夜思' },
    requiredPath: 'result.songs.0.artists.0.name',
    otherParams: [...everyType, { keywords: '静夜诗' }, { keywords: '静夜诗', type: 1018 }],
  },
  'music.cloudsearch': {
    params: { keywords: '明月', type: 1006 },
    requiredPath: 'result.songs.0.lyrics.0',
    otherParams: everyType,
  },
};
