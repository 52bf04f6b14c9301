/** @file Login, sign-up and profile (docs/specification/contract/sign-in.md). */
import { endpoint } from '../endpoint.ts';
import type { LoginAnswer } from '../entities/login-answer.ts';
import type {
  Account,
  Binding,
  CountryGroup,
  UserDetailProfile,
  UserLevel,
  UserPoint,
  UserProfile,
} from '../entities/people.ts';

export const loginStatus = endpoint<
  object,
  { data: { code: number; account: Account | null; profile: UserProfile | null } }
>('/login/status');
export const loginCellphone = endpoint<
  { phone: string; password?: string; md5_password?: string; captcha?: string; countrycode?: string },
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
    djRadioCount: number;
    createDjRadioCount: number;
    programCount: number;
    newProgramCount: number;
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
    peopleCanSeeMyPlayRecord: boolean;
    mobileSign: boolean;
    pcSign: boolean;
    userPoint: UserPoint;
    bindings: Binding[];
    profile: UserDetailProfile;
  }
>('/user/detail');

export const captchaSent = endpoint<{ phone: string; ctcode?: string }, { code: number; data: boolean }>(
  '/captcha/sent',
);
export const captchaVerify = endpoint<
  { phone: string; captcha: string; ctcode?: string },
  { code: number; data: boolean }
>('/captcha/verify');
export const cellphoneExistenceCheck = endpoint<
  { phone: string; countrycode?: string },
  { code: number; exist: number; nickname: string | null; hasPassword: boolean }
>('/cellphone/existence/check');
/** Signs up with a phone, or sets a new password when the phone has an account. */
export const registerCellphone = endpoint<
  {
    phone: string;
    captcha: string;
    password: string;
    nickname: string;
    countrycode?: string;
    /** extension: required when sign-up needs an invitation (`/x/capabilities`) */
    invitation?: string;
  },
  LoginAnswer
>('/register/cellphone', { method: 'POST' });
export const nicknameCheck = endpoint<
  { nickname: string },
  { code: number; duplicated: boolean; nickname: string; candidateNicknames: string[] }
>('/nickname/check');
export const activateInitProfile = endpoint<{ nickname: string }, { code: number; nickname: string }>(
  '/activate/init/profile',
  { method: 'POST' },
);
export const countriesCodeList = endpoint<object, { code: number; data: CountryGroup[] }>(
  '/countries/code/list',
  { cache: true },
);
export const loginRefresh = endpoint<object, { code: number; bizCode: string; cookie: string }>(
  '/login/refresh',
);
export const loginQrKey = endpoint<object, { code: number; data: { code: number; unikey: string } }>(
  '/login/qr/key',
);
export const loginQrCreate = endpoint<
  { key: string; qrimg?: boolean },
  { code: number; data: { qrurl: string; qrimg: string } }
>('/login/qr/create');
/** Answers with code 800 to 803, see `resultCodes`. */
export const loginQrCheck = endpoint<
  { key: string; noCookie?: boolean },
  { code: number; message: string; cookie: string; nickname?: string; avatarUrl?: string }
>('/login/qr/check');

/** Changed fields of a profile; fields that are left out stay. */
export interface ProfileChange {
  nickname?: string;
  signature?: string;
  /** 0 unset, 1 male, 2 female */
  gender?: number;
  /** ms since 1970 */
  birthday?: number;
  /** 6-digit area codes */
  province?: number;
  city?: number;
}
export const userUpdate = endpoint<ProfileChange, { code: number }>('/user/update', { method: 'POST' });
export const userBinding = endpoint<{ uid: string }, { code: number; bindings: Binding[] }>('/user/binding');
export const userLevel = endpoint<object, { code: number; full: boolean; data: UserLevel }>('/user/level');

export * from './account-extensions.ts';
export * from './music-library-administration.ts';
