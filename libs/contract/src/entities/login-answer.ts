import type { Account, UserProfile } from './people.ts';

export interface LoginAnswer {
  code: number;
  loginType?: number;
  token?: string;
  account?: Account;
  profile?: UserProfile;
  cookie?: string;
  msg?: string;
  message?: string;
}
