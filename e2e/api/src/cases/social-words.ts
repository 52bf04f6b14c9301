import type { Case, Params } from './case.ts';
import { id, SONG, UNKNOWN } from './demo.ts';

/** Demo song with comments at its moments: 静夜思. */
const SPOKEN_OF: Params = id(10_045);

/** Cases of docs/api-extensions.md: comments at moments of songs, notifications, reports. */
export const socialWordsCases: Record<string, Case> = {
  'social.commentHeat': {
    params: SPOKEN_OF,
    holds: 'data.counts.99',
    also: [id(SONG)],
    refused: [[id(UNKNOWN), 404]],
  },
  'social.commentMoments': {
    params: SPOKEN_OF,
    holds: 'data.comments.1.at',
    also: [
      { ...SPOKEN_OF, from: 0, to: 1 },
      { ...SPOKEN_OF, from: 20_000, limit: 2 },
      { ...SPOKEN_OF, from: 'x', to: -3, limit: 'x' },
    ],
    refused: [[id(UNKNOWN), 404]],
  },
  'social.notices': {
    params: {},
    holds: 'data.notices.0.people.0.nickname',
    personal: true,
    also: [{ limit: 1 }, { before: 1 }, { limit: 'x', before: 'x' }],
  },
  'social.noticesRead': {
    params: {},
    holds: 'code',
    personal: true,
    also: [{ until: 1 }, { until: 'x' }],
  },
  'social.noticesUnread': { params: {}, holds: 'data.unread', personal: true },
  'social.noticesChoice': {
    params: {},
    holds: 'data.albums',
    personal: true,
    also: [{ likes: true }, { likes: false, follows: 'false' }],
  },
  'social.report': {
    params: { kind: 'comment', id: 441, reason: 'spam' },
    holds: 'code',
    personal: true,
    also: [
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
  'social.adminReports': { params: {}, holds: 'data', refused: [[{}, 403]], elsewhere: true, personal: true },
  'social.adminReportResolve': {
    params: { kind: 'comment', id: 441, action: 'remove' },
    holds: 'code',
    refused: [
      [{ kind: 'comment', id: 441, action: 'remove' }, 403],
      [{ kind: 'comment', id: 441, action: 'burn' }, 400],
    ],
    elsewhere: true,
    personal: true,
  },
  'social.adminRemove': {
    params: { kind: 'comment', id: 441 },
    holds: 'code',
    refused: [
      [{ kind: 'comment', id: 441 }, 403],
      [{ kind: 'event', id: 9001 }, 403],
      [{ kind: 'user', id: 2 }, 400],
    ],
    elsewhere: true,
    personal: true,
  },
};
