import { z } from 'zod';
import { id, none, secret, words } from '../fields.ts';

const passwords = {
  password: secret.optional(),
  md5_password: z
    .string()
    .regex(/^[0-9a-f]{32}$/i)
    .optional(),
};

export const accountParams = {
  loginStatus: none,
  loginCellphone: z.object({ phone: words(20), countrycode: words(6).default('86'), ...passwords }),
  loginEmail: z.object({ email: words(120), ...passwords }),
  registerAnonymous: none,
  logout: none,
  userSubcount: none,
  userAccount: none,
  userDetail: z.object({ uid: id }),
};
