import type { Case } from './case.ts';
import { NO_RESULTS_QUERY } from './demo.ts';

/** Every radio and programme is unknown. */
const unknown: Case['refused'] = [
  [{ rid: 'abc', id: 'abc' }, 400],
  [{ rid: '99999999999999999', id: '99999999999999999' }, 400],
];

export const otherClientsCases: Record<string, Case> = {
  'otherClients.djRecommend': { params: {}, requiredPath: 'djRadios' },
  'otherClients.djRecommendType': {
    params: { type: 2 },
    requiredPath: 'djRadios',
    otherParams: [{ type: 'abc' }],
  },
  'otherClients.djRadioHot': {
    params: { cateId: 3, limit: 30 },
    requiredPath: 'hasMore',
    otherParams: [{ cateId: 'abc', limit: -1, offset: 1e15 }],
  },
  'otherClients.djHot': { params: { limit: 30 }, requiredPath: 'djRadios' },
  'otherClients.djPersonalizeRecommend': { params: { limit: 6 }, requiredPath: 'data' },
  'otherClients.djTodayPerfered': { params: { page: 0 }, requiredPath: 'data' },
  'otherClients.djCategoryRecommend': { params: {}, requiredPath: 'data' },
  'otherClients.djBanner': { params: {}, requiredPath: 'data' },
  'otherClients.djCatelist': { params: {}, requiredPath: 'categories' },
  'otherClients.djToplist': { params: { type: 'hot', limit: 30 }, requiredPath: 'toplist' },
  'otherClients.djProgram': {
    params: { rid: '336355127', limit: 30 },
    requiredPath: 'programs',
    otherParams: [{ rid: 'abc', limit: 1e12 }, {}],
  },
  'otherClients.personalizedDjprogram': { params: {}, requiredPath: 'result' },
  'otherClients.djDetail': { params: { rid: '336355127' }, requiredPath: 'msg', refused: unknown },
  'otherClients.djProgramDetail': { params: { id: '1367665101' }, requiredPath: 'msg', refused: unknown },
  'otherClients.djSublist': { params: {}, requiredPath: 'djRadios', personal: true },
  'otherClients.djSub': {
    params: { rid: '336355127', t: 0 },
    requiredPath: 'code',
    refused: [[{ rid: '336355127', t: 1 }, 404], ...unknown],
  },
  'otherClients.commentDj': {
    params: { id: '794062371', limit: 20 },
    requiredPath: 'comments',
    otherParams: [{ id: '794062371', limit: -1, offset: 1e12 }],
    refused: unknown,
  },
  'otherClients.dailySignin': { params: { type: 1 }, requiredPath: 'point' },
  'otherClients.aidjContentRcmd': {
    params: { latitude: 31.2, longitude: 121.5 },
    requiredPath: 'data.aiDjResources',
  },
  'otherClients.artistNewSong': { params: { limit: 20 }, requiredPath: 'data.newWorks' },
  'otherClients.ugcArtistSearch': {
    params: { keyword: '白惊鸿' },
    requiredPath: 'data.list.0.artistAvatarPicUrl',
    otherParams: [
      { keyword: NO_RESULTS_QUERY },
      { keyword: "' or 1=1 --", limit: 1e9 },
      { keyword: '白', limit: -1 },
    ],
    refused: [[{ keyword: ' ' }, 400]],
  },
};
