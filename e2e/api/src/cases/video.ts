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
  'video.videoGroupList': { params: {}, requiredPath: 'data.9.name' },
  'video.videoCategoryList': {
    params: { limit: 3, offset: 1 },
    requiredPath: 'data.2.name',
    otherParams: [{}, { offset: 99 }],
  },
  'video.videoGroup': {
    params: id(GROUP),
    requiredPath: 'datas.5.data.videoGroup.0.name',
    otherParams: [
      { ...id(GROUP), offset: 6 },
      { ...id(GROUP), offset: 99 },
    ],
    refused: [[id(UNKNOWN), 404]],
  },
  'video.videoTimelineAll': {
    params: {},
    requiredPath: 'datas.7.data.relateSong',
    otherParams: [{ offset: 8 }, { offset: 999 }],
  },
  'video.videoTimelineRecommend': {
    params: {},
    requiredPath: 'datas.7.data.creator.userId',
    personal: true,
    otherParams: [{ offset: 8 }, { offset: 999 }],
  },
  'video.videoDetail': {
    params: { id: VID },
    requiredPath: 'data.publishTime',
    otherParams: [{ id: VID.toLowerCase() }],
    refused: noVideo,
  },
  'video.videoUrl': {
    params: { id: VID },
    requiredPath: 'urls.0.url',
    otherParams: [{ id: VID, res: 240 }, { id: VID, format: 'webm' }, { id: TALK }],
    refused: noVideo,
  },
  'video.videoDetailInfo': {
    params: { vid: VID },
    requiredPath: 'likedCount',
    refused: [[{ vid: NO_VID }, 404]],
  },
  'video.relatedAllvideo': {
    params: { id: VID },
    requiredPath: 'data.4.creator.0.userName',
    otherParams: [id(MV)],
    refused: [...noVideo, [id(UNKNOWN), 404]],
  },
  'video.mvAll': {
    params: { limit: 3, offset: 2 },
    requiredPath: 'data.2.artists.0.name',
    otherParams: [
      ...areas,
      { type: '官方版', order: '最热' },
      { type: '原生', order: '最新' },
      { type: '现场版', area: '港台' },
      { type: '网易出品' },
      { offset: 999 },
    ],
  },
  'video.mvFirst': { params: { limit: 2 }, requiredPath: 'data.1.cover', otherParams: areas },
  'video.mvExclusiveRcmd': {
    params: { limit: 2 },
    requiredPath: 'data.1.name',
    otherParams: [{}, { offset: 99 }],
  },
  'video.topMv': {
    params: { limit: 10 },
    requiredPath: 'data.9.lastRank',
    otherParams: [...areas, { limit: 2, offset: 3 }, { offset: 999 }],
  },
  'video.mvDetail': {
    params: mv(MV),
    requiredPath: 'data.artists.0.img1v1Url',
    otherParams: [mv(7101)],
    refused: noMv,
  },
  'video.mvUrl': {
    params: id(MV),
    requiredPath: 'data.url',
    otherParams: [
      { ...id(MV), r: 480 },
      { ...id(MV), format: 'webm' },
      { ...id(MV), format: 'avi' },
      id(7101),
    ],
    refused: [[id(UNKNOWN), 404]],
  },
  'video.filmSong': {
    params: id(MV),
    requiredPath: 'data.song.name',
    otherParams: [{ id: VID }, { id: TALK }, id(7101)],
    refused: [...noVideo, [id(UNKNOWN), 404]],
  },
  'video.mvDetailInfo': { params: mv(MV), requiredPath: 'shareCount', refused: noMv },
  'video.simiMv': {
    params: mv(MV),
    requiredPath: 'mvs.3.artistName',
    otherParams: [mv(7101)],
    refused: noMv,
  },
  'video.personalizedPrivatecontentList': {
    params: { limit: 2, offset: 1 },
    requiredPath: 'result.1.time',
    otherParams: [{}, { offset: 99 }],
  },
};
