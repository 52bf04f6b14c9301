import { type Case } from './case.ts';
import { id, UNKNOWN } from './demo.ts';

const MV = 7001;
const VID = '9423E599F994741F1DA6F2014093BB65';
/** an interview, without a song and without a file */
const TALK = 'E00970567FB6F58DD9F85C9AC069E59C';
const NO_VID = '0'.repeat(32);
const GROUP = 58_106;
const mv = (mvid: number) => ({ mvid: String(mvid) });
const noMv: Case['refused'] = [[mv(UNKNOWN), 404]];
const noVideo: Case['refused'] = [
  [{ id: NO_VID }, 404],
  [{ id: 'not-a-vid' }, 400],
];
/** Areas and kinds of the contract (page, 4.5), and an unknown one. */
const areas = ['内地', '港台', '欧美', '日本', '韩国', 'moon'].map((area) => ({ area }));

export const videoCases: Record<string, Case> = {
  'video.videoGroupList': { params: {}, holds: 'data.9.name' },
  'video.videoCategoryList': {
    params: { limit: 3, offset: 1 },
    holds: 'data.2.name',
    also: [{}, { offset: 99 }],
  },
  'video.videoGroup': {
    params: id(GROUP),
    holds: 'datas.5.data.videoGroup.0.name',
    also: [
      { ...id(GROUP), offset: 6 },
      { ...id(GROUP), offset: 99 },
    ],
    refused: [[id(UNKNOWN), 404]],
  },
  'video.videoTimelineAll': {
    params: {},
    holds: 'datas.7.data.relateSong',
    also: [{ offset: 8 }, { offset: 999 }],
  },
  'video.videoTimelineRecommend': {
    params: {},
    holds: 'datas.7.data.creator.userId',
    personal: true,
    also: [{ offset: 8 }, { offset: 999 }],
  },
  'video.videoDetail': {
    params: { id: VID },
    holds: 'data.publishTime',
    also: [{ id: VID.toLowerCase() }],
    refused: noVideo,
  },
  'video.videoUrl': {
    params: { id: VID },
    holds: 'urls.0.url',
    also: [{ id: VID, res: 240 }, { id: VID, format: 'webm' }, { id: TALK }],
    refused: noVideo,
  },
  'video.videoDetailInfo': { params: { vid: VID }, holds: 'likedCount', refused: [[{ vid: NO_VID }, 404]] },
  'video.relatedAllvideo': {
    params: { id: VID },
    holds: 'data.4.creator.0.userName',
    also: [id(MV)],
    refused: [...noVideo, [id(UNKNOWN), 404]],
  },
  'video.mvAll': {
    params: { limit: 3, offset: 2 },
    holds: 'data.2.artists.0.name',
    also: [
      ...areas,
      { type: '官方版', order: '最热' },
      { type: '原生', order: '最新' },
      { type: '现场版', area: '港台' },
      { type: '网易出品' },
      { offset: 999 },
    ],
  },
  'video.mvFirst': { params: { limit: 2 }, holds: 'data.1.cover', also: areas },
  'video.mvExclusiveRcmd': { params: { limit: 2 }, holds: 'data.1.name', also: [{}, { offset: 99 }] },
  'video.topMv': {
    params: { limit: 10 },
    holds: 'data.9.lastRank',
    also: [...areas, { limit: 2, offset: 3 }, { offset: 999 }],
  },
  'video.mvDetail': { params: mv(MV), holds: 'data.artists.0.img1v1Url', also: [mv(7101)], refused: noMv },
  'video.mvUrl': {
    params: id(MV),
    holds: 'data.url',
    also: [{ ...id(MV), r: 480 }, { ...id(MV), format: 'webm' }, { ...id(MV), format: 'avi' }, id(7101)],
    refused: [[id(UNKNOWN), 404]],
  },
  'video.filmSong': {
    params: id(MV),
    holds: 'data.song.name',
    also: [{ id: VID }, { id: TALK }, id(7101)],
    refused: [...noVideo, [id(UNKNOWN), 404]],
  },
  'video.mvDetailInfo': { params: mv(MV), holds: 'shareCount', refused: noMv },
  'video.simiMv': { params: mv(MV), holds: 'mvs.3.artistName', also: [mv(7101)], refused: noMv },
  'video.personalizedPrivatecontentList': {
    params: { limit: 2, offset: 1 },
    holds: 'result.1.time',
    also: [{}, { offset: 99 }],
  },
};
