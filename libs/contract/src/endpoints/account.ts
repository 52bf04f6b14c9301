/** @file contract page, 3.1 */
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

export const loginStatus = endpoint<
  object,
  { data: { code: number; account: Account | null; profile: UserProfile | null } }
>('/login/status');
export const loginCellphone = endpoint<
  { phone: string; password?: string; md5_password?: string; countrycode?: string },
  LoginAnswer
>('/login/cellphone', { method: 'POST' });
export const loginEmail = endpoint<{ email: string; password?: string; md5_password?: string }, LoginAnswer>(
  '/login',
  {
    method: 'POST',
  },
);
export const registerAnonymous = endpoint<
  object,
  { code: number; userId: number; createTime: number; cookie: string }
>('/register/anonimous');
export const logout = endpoint<object, { code: number }>('/logout', { method: 'POST' });
export const userSubcount = endpoint<
  object,
  {
    code: number;
    createdPlaylistCount: number;
    subPlaylistCount: number;
    artistCount: number;
    mvCount: number;
  }
>('/user/subcount');
export const userAccount = endpoint<
  object,
  { code: number; account: Account | null; profile: UserProfile | null }
>('/user/account');
export const userDetail = endpoint<
  { uid: string },
  {
    code: number;
    level: number;
    listenSongs: number;
    createTime: number;
    createDays: number;
    profile: UserProfile;
  }
>('/user/detail');

export type { LoginAnswer };
