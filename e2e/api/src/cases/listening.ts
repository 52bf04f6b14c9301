import { endpoints } from '@qingyin/contract';
import { type Case } from './case.ts';
import { id, INSTRUMENTAL, LIST, OWN_LIST, SONG, UNKNOWN } from './demo.ts';

/** Song that is trashed, disliked and restored; no other case uses it. */
const THROWN = 10_023;
const ARTIST = 1201;
const ALBUM = 3401;
const EDITOR = 1;
const ME = 10;
const VID = '9423E599F994741F1DA6F2014093BB65';
const LATER = Date.UTC(2100, 0);
const DEVICE = 'device-of-cases';
const saved = { device: DEVICE, queue: `${SONG},${INSTRUMENTAL}`, index: 1, position: 61_000 };

/** Saves a queue for a device. */
const saveFor =
  (device: string): Case['setup'] =>
  async (http) => {
    await http.call(endpoints.listening.continueSave, { params: { ...saved, device } });
    return { device };
  };

export const listeningCases: Record<string, Case> = {
  'listening.recommendSongsDislike': {
    params: id(THROWN),
    requiredPath: 'data.reason',
    personal: true,
    refused: [[id(UNKNOWN), 404]],
  },
  'listening.historyRecommendSongs': { params: {}, requiredPath: 'data.dates.0', personal: true },
  'listening.historyRecommendSongsDetail': {
    params: { date: '2000-01-01' },
    requiredPath: 'data.songs',
    personal: true,
    refused: [[{ date: 'yesterday' }, 400]],
  },
  'listening.personalFm': { params: {}, requiredPath: 'data.2.album.picUrl' },
  'listening.personalFmMode': {
    params: { mode: 'DEFAULT' },
    requiredPath: 'data.2.reason',
    personal: true,
    otherParams: [
      { mode: 'FAMILIAR', limit: 5 },
      { mode: 'EXPLORE' },
      { mode: 'SCENE_RCMD', submode: 'NIGHT_EMO' },
      { mode: 'SCENE_RCMD', submode: 'EXERCISE', limit: 1 },
      { mode: 'SCENE_RCMD', submode: 'WHATEVER' },
      { mode: 'aidj' },
    ],
  },
  'listening.fmTrash': {
    params: { ...id(THROWN), time: 25 },
    requiredPath: 'count',
    personal: true,
    refused: [[id(UNKNOWN), 404]],
  },
  'listening.playmodeIntelligenceList': {
    params: { ...id(SONG), pid: String(LIST) },
    requiredPath: 'data.2.songInfo.reason',
    personal: true,
    otherParams: [
      { ...id(SONG), pid: String(OWN_LIST), sid: INSTRUMENTAL, count: 30 },
      { ...id(SONG), pid: '6010' },
    ],
    refused: [
      [{ ...id(SONG), pid: String(UNKNOWN) }, 404],
      [{ ...id(UNKNOWN), pid: String(LIST) }, 404],
    ],
  },
  'listening.simiSong': {
    params: id(SONG),
    requiredPath: 'songs.4.reason',
    otherParams: [{ ...id(SONG), limit: 3, offset: 2 }, id(INSTRUMENTAL), { ...id(SONG), offset: 900 }],
    refused: [[id(UNKNOWN), 404]],
  },
  'listening.simiPlaylist': {
    params: id(SONG),
    requiredPath: 'playlists.0.reason',
    otherParams: [{ ...id(INSTRUMENTAL), limit: 2 }],
    refused: [[id(UNKNOWN), 404]],
  },
  'listening.simiUser': {
    params: id(SONG),
    requiredPath: 'userprofiles.0.recommendReason',
    otherParams: [{ ...id(SONG), limit: 1, offset: 1 }],
    refused: [[id(UNKNOWN), 404]],
  },
  'listening.simiArtist': {
    params: id(ARTIST),
    requiredPath: 'artists.2.name',
    refused: [[id(UNKNOWN), 404]],
  },
  'listening.userRecord': {
    params: { uid: ME, type: 1 },
    requiredPath: 'weekData.0.song.privilege.id',
    otherParams: [{ uid: ME, type: 0 }, { uid: EDITOR }, { uid: EDITOR, type: 'all' }],
    refused: [[{ uid: UNKNOWN }, 404]],
  },
  'listening.recordRecentSong': {
    params: {},
    requiredPath: 'data.list.9.data.privilege.pl',
    personal: true,
    otherParams: [{ limit: 2 }],
  },
  'listening.recordRecentVideo': { params: {}, requiredPath: 'data.list.0.data.title', personal: true },
  'listening.recordRecentPlaylist': {
    params: {},
    requiredPath: 'data.list.0.data.creator.nickname',
    personal: true,
    otherParams: [{ limit: 1 }],
  },
  'listening.recordRecentAlbum': { params: {}, requiredPath: 'data.list.0.data.artist.name', personal: true },
  // The product has no content of these kinds; the lists are empty.
  'listening.recordRecentVoice': { params: {}, requiredPath: 'data.total', personal: true },
  'listening.recordRecentDj': { params: {}, requiredPath: 'data.total', personal: true },
  'listening.played': {
    params: { type: 'mv', ...id(7001) },
    requiredPath: 'code',
    personal: true,
    otherParams: [
      { type: 'playlist', ...id(LIST) },
      { type: 'album', ...id(ALBUM) },
      { type: 'video', id: VID },
    ],
    refused: [
      [{ type: 'mv', ...id(UNKNOWN) }, 404],
      [{ type: 'album', ...id(UNKNOWN) }, 404],
      [{ type: 'playlist', ...id(UNKNOWN) }, 404],
      [{ type: 'video', id: '0123456789abcdef0123456789abcdef' }, 404],
      [{ type: 'song', ...id(SONG) }, 400],
    ],
  },
  // Each of these undoes its change, because other cases use the same lists.
  'listening.recordClear': {
    params: { type: 'song', id: '10001,10002', until: 1 },
    requiredPath: 'until',
    personal: true,
    otherParams: [
      { type: 'video', id: '7001,0123456789abcdef0123456789abcdef', until: 1 },
      { type: 'playlist', until: 1 },
      { type: 'album', id: UNKNOWN, until: 1 },
    ],
    refused: [
      [{ type: 'voice', until: 1 }, 400],
      [{ type: 'song', id: 'x' }, 400],
    ],
  },
  'listening.recordRestore': {
    params: { type: 'song', id: '10001,10002', until: 1 },
    requiredPath: 'code',
    personal: true,
    otherParams: [
      { type: 'video', until: 1 },
      { type: 'album', id: UNKNOWN, until: 1 },
    ],
    refused: [[{ type: 'voice', until: 1 }, 400]],
  },
  'listening.listeningReport': {
    params: { from: 0, to: LATER, zone: 'Asia/Shanghai' },
    requiredPath: 'data.days.5.date',
    personal: true,
    otherParams: [
      { from: 0, to: 1 },
      { from: 0, to: LATER, zone: 'Middle/Earth', limit: 1 },
    ],
    refused: [[{ from: 5, to: 5 }, 400]],
  },
  'listening.radioSkipped': {
    params: { ...id(SONG), time: 4 },
    requiredPath: 'code',
    personal: true,
    refused: [[id(UNKNOWN), 404]],
  },
  'listening.unwanted': {
    params: {},
    requiredPath: 'songs',
    personal: true,
    otherParams: [{ limit: 1, offset: 500 }],
  },
  'listening.unwantedRemove': {
    params: id(THROWN),
    requiredPath: 'code',
    personal: true,
    otherParams: [id(UNKNOWN)],
  },
  'listening.recordPrivacy': {
    params: { hidden: false },
    requiredPath: 'hidden',
    personal: true,
    otherParams: [{ hidden: true }, { hidden: false }],
  },
  'listening.continueSave': {
    params: { ...saved, name: 'Chrome · Android', source: 'playlist:5003' },
    requiredPath: 'code',
    personal: true,
    otherParams: [
      { ...saved, index: -7, position: -1 },
      { ...saved, index: 9e15, position: 1e300 },
      { ...saved, index: 'x', position: '' },
      { ...saved, queue: `[${SONG},${UNKNOWN}]`, name: '', source: '' },
    ],
    refused: [
      [{ ...saved, device: '../x' }, 400],
      [{ ...saved, device: 'x'.repeat(65) }, 400],
      [{ ...saved, queue: '' }, 400],
      [{ ...saved, queue: '1 or 1=1' }, 400],
      [{ ...saved, queue: Array(1001).fill(SONG).join() }, 400],
      [{ ...saved, name: 'x'.repeat(65) }, 400],
      [{ ...saved, source: 'x'.repeat(129) }, 400],
    ],
  },
  'listening.continueDevices': {
    setup: saveFor('device-of-list'),
    params: {},
    requiredPath: 'devices.0.song.privilege.id',
    personal: true,
  },
  'listening.continueQueue': {
    setup: saveFor('device-of-queue'),
    params: {},
    requiredPath: 'songs.1.privilege.id',
    personal: true,
    refused: [
      [{ device: 'no-such-device' }, 404],
      [{ device: '%' }, 400],
    ],
  },
  'listening.continueRemove': {
    params: { device: 'device-to-forget' },
    requiredPath: 'code',
    personal: true,
    refused: [[{ device: '' }, 400]],
  },
};
