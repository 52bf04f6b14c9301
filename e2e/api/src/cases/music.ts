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
  CHART,
  UNKNOWN,
  NOTHING,
  OTHERS_RECORDING,
  UNSUNG,
  EVERY_SONG,
  everyType,
  id,
} from './demo.ts';

export const musicCases: Record<string, Case> = {
  ...browsingCases,
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
  'music.lyricVersions': {
    params: id(SONG),
    holds: 'data.versions.0.timing',
    also: [id(INSTRUMENTAL), id(EDITED), id(UNSUNG)],
    refused: [
      [id(UNKNOWN), 404],
      [id(OTHERS_RECORDING), 404],
    ],
  },
  'music.lyricVersion': {
    params: { ...id(SONG), version: 0 },
    holds: 'data.lyric',
    also: [{ ...id(INSTRUMENTAL), version: 0 }],
    refused: [
      [{ ...id(SONG), version: 4 }, 404],
      [{ ...id(SONG), version: -1 }, 400],
      [{ ...id(UNKNOWN), version: 0 }, 404],
    ],
  },
  'music.lyricSave': {
    params: { ...id(EDITED), lyric: '[00:01.00]床前明月光', base: 0 },
    holds: 'data.user.avatarUrl',
    personal: true,
    refused: [
      [{ ...id(EDITED), lyric: '[00:01.00]', base: 0 }, 400],
      [{ ...id(EDITED), lyric: '无' }, 400],
      [{ ...id(UNKNOWN), lyric: '无', base: 0 }, 404],
    ],
  },
  'music.lyricRevert': {
    params: { ...id(UNSUNG), version: 0, base: 0 },
    holds: 'data.format',
    personal: true,
    given: async (http) => {
      await http.call(endpoints.music.lyricSave, { params: { ...id(UNSUNG), lyric: '无', base: 0 } });
      return { base: 1 };
    },
    refused: [
      [{ ...id(UNSUNG), version: 99, base: 0 }, 404],
      [{ ...id(UNKNOWN), version: 0, base: 0 }, 404],
    ],
  },
  'music.scrobble': {
    params: { ...id(SONG), sourceid: String(LIST), time: 60 },
    holds: 'data',
    personal: true,
    also: [{ ...id(SONG), sourceid: '0', time: 60, listen: 'one-of-the-cases', ago: 86_400 }],
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
};
