import { endpoint } from '../endpoint.ts';
import type { Account, UserProfile } from '../entities/people.ts';

interface LoginAnswer {
  code: number;
  loginType?: number;
  token?: string;
  account?: Account;
  profile?: UserProfile;
  cookie?: string;
  msg?: string;
  message?: string;
}

/** contract page, 3.1 */
export const accountEndpoints = {
  loginStatus: endpoint<
    object,
    { data: { code: number; account: Account | null; profile: UserProfile | null } }
  >('/login/status'),
  loginCellphone: endpoint<
    { phone: string; password?: string; md5_password?: string; countrycode?: string },
    LoginAnswer
  >('/login/cellphone', { method: 'POST' }),
  loginEmail: endpoint<{ email: string; password?: string; md5_password?: string }, LoginAnswer>('/login', {
    method: 'POST',
  }),
  registerAnonymous: endpoint<object, { code: number; userId: number; createTime: number; cookie: string }>(
    '/register/anonimous',
  ),
  logout: endpoint<object, { code: number }>('/logout', { method: 'POST' }),
  userSubcount: endpoint<
    object,
    {
      code: number;
      createdPlaylistCount: number;
      subPlaylistCount: number;
      artistCount: number;
      mvCount: number;
    }
  >('/user/subcount'),
  userAccount: endpoint<object, { code: number; account: Account | null; profile: UserProfile | null }>(
    '/user/account',
  ),
  userDetail: endpoint<
    { uid: string },
    {
      code: number;
      level: number;
      listenSongs: number;
      createTime: number;
      createDays: number;
      profile: UserProfile;
    }
  >('/user/detail'),
};

export type { LoginAnswer };
