import type { Case, Params } from './case.ts';
import { id, SONG, UNKNOWN } from './demo.ts';

/** Demo song with comments at its moments: 静夜思. */
const SPOKEN_OF: Params = id(10_045);

/** Cases of docs/api-extensions.md: comments at moments of songs, notifications, reports. */
export const socialExtensionCases: Record<string, Case> = {
  'social.commentHeat': {
    params: SPOKEN_OF,
    requiredPath: 'data.counts.99',
    otherParams: [id(SONG)],
    refused: [[id(UNKNOWN), 404]],
  },
  'social.commentMoments': {
    params: SPOKEN_OF,
    requiredPath: 'data.comments.1.at',
    otherParams: [
      { ...SPOKEN_OF, from: 0, to: 1 },
      { ...SPOKEN_OF, from: 20_000, limit: 2 },
      { ...SPOKEN_OF, from: 'x', to: -3, limit: 'x' },
    ],
    refused: [[id(UNKNOWN), 404]],
  },
  'social.notifications': {
    params: {},
    requiredPath: 'data.notices.0.people.0.nickname',
    personal: true,
    otherParams: [{ limit: 1 }, { before: 1 }, { limit: 'x', before: 'x' }],
  },
  'social.notificationsRead': {
    params: {},
    requiredPath: 'code',
    personal: true,
    otherParams: [{ until: 1 }, { until: 'x' }],
  },
  'social.notificationsUnread': { params: {}, requiredPath: 'data.unread', personal: true },
  'social.notificationSettings': {
    params: {},
    requiredPath: 'data.albums',
    personal: true,
    otherParams: [{ likes: true }, { likes: false, follows: 'false' }],
  },
  'social.report': {
    params: { kind: 'comment', id: 441, reason: 'spam' },
    requiredPath: 'code',
    personal: true,
    otherParams: [
      { kind: 'comment', id: 441, reason: 'other', note: '还是它' },
      { kind: 'event', id: 9001, reason: 'abuse' },
      { kind: 'user', id: 2, reason: 'privacy', note: '' },
    ],
    refused: [
      [{ kind: 'comment', id: 999_999_999, reason: 'spam' }, 404],
      [{ kind: 'event', id: UNKNOWN, reason: 'spam' }, 404],
      [{ kind: 'user', id: UNKNOWN, reason: 'spam' }, 404],
      [{ kind: 'user', id: 10, reason: 'spam' }, 400],
      [{ kind: 'song', id: SONG, reason: 'spam' }, 400],
      [{ kind: 'user', id: 2, reason: 'no reason' }, 400],
      [{ kind: 'user', id: 2, reason: 'other', note: '长'.repeat(141) }, 400],
    ],
  },
  'social.adminReports': {
    params: {},
    requiredPath: 'data',
    refused: [[{}, 403]],
    testedInAccounts: true,
    personal: true,
  },
  'social.adminReportResolve': {
    params: { kind: 'comment', id: 441, action: 'remove' },
    requiredPath: 'code',
    refused: [
      [{ kind: 'comment', id: 441, action: 'remove' }, 403],
      [{ kind: 'comment', id: 441, action: 'burn' }, 400],
    ],
    testedInAccounts: true,
    personal: true,
  },
  'social.adminRemove': {
    params: { kind: 'comment', id: 441 },
    requiredPath: 'code',
    refused: [
      [{ kind: 'comment', id: 441 }, 403],
      [{ kind: 'event', id: 9001 }, 403],
      [{ kind: 'user', id: 2 }, 400],
    ],
    testedInAccounts: true,
    personal: true,
  },
};
