import { type Case } from './case.ts';

export const accountCases: Record<string, Case> = {
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
};
