import { endpoints } from '@qingyin/contract';
import { formWith, jpeg, wav } from '../sample-files.ts';
import { type Case } from './case.ts';
import { OWN_LIST, SONG, UNKNOWN, id } from './demo.ts';

/** Songs in the demo account's cloud disk: one with lyrics of its own, and one matched with the catalogue. */
const RECORDING = 2_000_000_000;
const MATCHED = 2_000_000_001;
const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';
const picture = async () => formWith('imgFile', await jpeg(60, 40), 'a.jpg');

/** The demo data has no music library. */
const toLibrary: Case = {
  params: { id: String(RECORDING), library: 1 },
  requiredPath: 'succIds',
  personal: true,
  testedInMusicLibraries: true,
  refused: [
    [{ id: String(RECORDING), library: 999_999 }, 404],
    [{ id: String(RECORDING), library: -1 }, 400],
    [{ id: "1' or '1'='1", library: 1 }, 400],
    [{ id: '', library: 1 }, 400],
  ],
};

export const cloudCases: Record<string, Case> = {
  'cloud.userCloud': {
    params: {},
    requiredPath: 'data.1.simpleSong.privilege.cs',
    personal: true,
    otherParams: [{ limit: 1 }, { offset: 999 }],
  },
  'cloud.userCloudDetail': {
    params: id(RECORDING),
    requiredPath: 'data.0.simpleSong.pc.fn',
    personal: true,
    otherParams: [{ id: `${RECORDING},${MATCHED},${UNKNOWN}` }],
  },
  'cloud.userCloudDel': { params: id(UNKNOWN), requiredPath: 'failIds.0', personal: true },
  'cloud.cloud': {
    params: {},
    form: () => formWith('songFile', wav(1.5, 220), '纸船.wav'),
    requiredPath: 'privateCloud.simpleSong.pc',
    personal: true,
    refused: [[{}, 404]],
  },
  'cloud.cloudUploadToken': {
    params: { md5: MD5, fileSize: 1000, filename: 'a.mp3' },
    requiredPath: 'data.uploadUrl',
    personal: true,
    refused: [
      [{ md5: MD5, fileSize: 2 ** 33, filename: 'a.mp3' }, 501],
      [{ md5: 'no', fileSize: 1, filename: 'a.mp3' }, 400],
    ],
  },
  'cloud.cloudUploadComplete': {
    params: {},
    setup: async (http) => {
      const { data } = await http.call(endpoints.cloud.userCloudDetail, { params: id(RECORDING) });
      const file = data[0]?.simpleSong.pc?.fn ?? '';
      const { md5 } = (
        await http.call(endpoints.music.songUrl, { params: { ...id(RECORDING), level: 'lossless' } })
      ).data[0] ?? { md5: '' };
      const ticket = await http.call(endpoints.cloud.cloudUploadToken, {
        params: { md5, fileSize: 1, filename: file },
      });
      return { md5, filename: file, songId: ticket.data.songId, resourceId: ticket.data.resourceId };
    },
    requiredPath: 'data.privateCloud.songId',
    personal: true,
    refused: [[{ md5: MD5, filename: 'a', songId: '1', resourceId: 'none' }, 404]],
  },
  'cloud.cloudImport': {
    params: { song: '练琴', fileType: 'wav', fileSize: 1, bitrate: 1 },
    setup: async (http) => {
      const { data } = await http.call(endpoints.music.songUrl, {
        params: { ...id(RECORDING), level: 'lossless' },
      });
      return { md5: data[0]?.md5 ?? '' };
    },
    requiredPath: 'data.successSongs.0.song.simpleSong.id',
    personal: true,
    refused: [[{ song: 'a', fileType: 'mp3', fileSize: 1, bitrate: 1, md5: MD5 }, 404]],
  },
  'cloud.cloudMatch': {
    params: { uid: '10', sid: String(RECORDING), asid: String(SONG) },
    requiredPath: 'matchData.simpleSong.s_id',
    personal: true,
    otherParams: [{ uid: '10', sid: String(RECORDING), asid: '0' }],
    refused: [
      [{ uid: '10', sid: String(RECORDING), asid: String(UNKNOWN) }, 404],
      [{ uid: '10', sid: '2999999999', asid: '0' }, 404],
    ],
  },
  'cloud.cloudTags': {
    params: { id: String(RECORDING), song: '练琴第一天', artist: '月白', album: '手机录音' },
    requiredPath: 'data.simpleSong.pc.sn',
    personal: true,
    refused: [
      [{ id: String(RECORDING), song: ' ' }, 400],
      [{ id: '2999999999', song: '无' }, 404],
    ],
  },
  'cloud.cloudLibraryAdd': toLibrary,
  'cloud.cloudLibraryRemove': toLibrary,
  'cloud.cloudTagReadings': {
    params: id(RECORDING),
    requiredPath: 'data',
    personal: true,
    refused: [[{ id: '2999999999' }, 404]],
  },
  'cloud.cloudLyric': {
    params: { id: String(RECORDING), lyric: '[00:00.00]空弦\n[00:02.00]散音\n[00:04.00]泛音' },
    requiredPath: 'data.timing',
    personal: true,
    refused: [
      [{ id: String(RECORDING), lyric: '[00:01.00]' }, 400],
      [{ id: '2999999999', lyric: '无' }, 404],
    ],
  },
  'cloud.cloudLyricGet': {
    params: { uid: '10', sid: String(RECORDING) },
    requiredPath: 'lrc',
    personal: true,
    otherParams: [{ uid: '10', sid: String(MATCHED) }],
    refused: [[{ uid: '10', sid: '2999999999' }, 404]],
  },
  'cloud.searchMatch': {
    params: { title: '静夜思' },
    requiredPath: 'result.songs.0.id',
    otherParams: [
      { title: '静夜思 (Live)', duration: 1 },
      { title: '查无此物', md5: MD5 },
    ],
  },
  'cloud.avatarUpload': {
    params: { imgSize: 30, imgX: 5, imgY: 5 },
    form: picture,
    requiredPath: 'data.url',
    personal: true,
    refused: [[{ imgSize: 30 }, 400]],
  },
  'cloud.playlistCoverUpdate': {
    params: id(OWN_LIST),
    form: picture,
    requiredPath: 'data.url_pre',
    personal: true,
    refused: [
      [id(OWN_LIST), 400],
      [id(UNKNOWN), 404],
      [id(5001), 401],
    ],
  },
};
