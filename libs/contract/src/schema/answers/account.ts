import { z } from 'zod';
import { account, userProfile } from './people.ts';
import { count, done, id, kind, name, ok, time } from './values.ts';

const who = { account: account.nullable(), profile: userProfile.nullable() };
const SECRET = /^[0-9a-f]{64}$/;

const signedIn = z.strictObject({
  code: ok,
  loginType: kind,
  // Empty for a page, which must not see the secret.
  token: z.union([z.literal(''), z.string().regex(SECRET)]),
  account,
  profile: userProfile,
  cookie: name,
});

/** contract page, 3.1 */
export const accountAnswers = {
  loginStatus: z.strictObject({ data: z.strictObject({ code: ok, ...who }) }),
  loginCellphone: signedIn,
  loginEmail: signedIn,
  registerAnonymous: z.strictObject({ code: ok, userId: id, createTime: time, cookie: name }),
  logout: done,
  userSubcount: z.strictObject({
    code: ok,
    createdPlaylistCount: count,
    subPlaylistCount: count,
    artistCount: count,
    mvCount: count,
  }),
  userAccount: z.strictObject({ code: ok, ...who }),
  userDetail: z.strictObject({
    code: ok,
    level: count,
    listenSongs: count,
    createTime: time,
    createDays: count,
    profile: userProfile,
  }),
};
