import { z } from 'zod';
import { accountExtensionAnswers } from './account-extensions.ts';
import { songReplacementAnswers } from './song-replacement.ts';
import { musicLibraryAnswers } from './music-library-administration.ts';
import { account, binding, userDetailProfile, userLevel, userPoint, userProfile } from './people.ts';
import { address, count, okAnswer, id, enumValue, name, ok, time, anyText } from './values.ts';

const who = { account: account.nullable(), profile: userProfile.nullable() };
const SECRET = /^[0-9a-f]{64}$/;
const PNG = /^data:image\/png;base64,/;
const QR_STATES = [800, 801, 802, 803] as const;

export const signedIn = z.strictObject({
  code: ok,
  loginType: enumValue,
  // Empty in answers to pages of this app, which must not see the secret.
  token: z.union([z.literal(''), z.string().regex(SECRET)]),
  account,
  profile: userProfile,
  cookie: name,
});

/** Answers of account calls (docs/specification/contract/sign-in.md). */
export const accountAnswers = {
  loginStatus: z.strictObject({ data: z.strictObject({ code: ok, ...who }) }),
  loginCellphone: signedIn,
  loginEmail: signedIn,
  registerAnonymous: z.strictObject({ code: ok, userId: id, createTime: time, cookie: name }),
  logout: okAnswer,
  userSubcount: z.strictObject({
    code: ok,
    createdPlaylistCount: count,
    subPlaylistCount: count,
    artistCount: count,
    mvCount: count,
    djRadioCount: count,
    createDjRadioCount: count,
    programCount: count,
    newProgramCount: count,
  }),
  userAccount: z.strictObject({ code: ok, ...who }),
  userDetail: z.strictObject({
    code: ok,
    level: count,
    listenSongs: count,
    createTime: time,
    createDays: count,
    peopleCanSeeMyPlayRecord: z.boolean(),
    mobileSign: z.boolean(),
    pcSign: z.boolean(),
    userPoint,
    bindings: z.array(binding),
    profile: userDetailProfile,
  }),
  captchaSent: z.strictObject({ code: ok, data: z.literal(true) }),
  captchaVerify: z.strictObject({ code: ok, data: z.literal(true) }),
  cellphoneExistenceCheck: z.strictObject({
    code: ok,
    exist: z.union([z.literal(1), z.literal(-1)]),
    nickname: name.nullable(),
    hasPassword: z.boolean(),
  }),
  registerCellphone: signedIn,
  nicknameCheck: z.strictObject({
    code: ok,
    duplicated: z.boolean(),
    nickname: name,
    candidateNicknames: z.array(name),
  }),
  activateInitProfile: z.strictObject({ code: ok, nickname: name }),
  countriesCodeList: z.strictObject({
    code: ok,
    data: z.array(
      z.strictObject({
        label: name,
        countryList: z
          .array(
            z.strictObject({
              zh: name,
              en: name,
              locale: z.string().regex(/^[A-Z]{2}$/),
              code: z.string().regex(/^\d{1,4}$/),
            }),
          )
          .min(1),
      }),
    ),
  }),
  loginRefresh: z.strictObject({ code: ok, bizCode: z.literal('201'), cookie: name }),
  loginQrKey: z.strictObject({ code: ok, data: z.strictObject({ code: ok, unikey: name }) }),
  loginQrCreate: z.strictObject({
    code: ok,
    data: z.strictObject({ qrurl: address, qrimg: z.union([z.literal(''), z.string().regex(PNG)]) }),
  }),
  loginQrCheck: z.strictObject({
    code: z.literal(QR_STATES),
    message: name,
    cookie: anyText,
    nickname: name.optional(),
    avatarUrl: address.optional(),
  }),
  userUpdate: okAnswer,
  userBinding: z.strictObject({ code: ok, bindings: z.array(binding) }),
  userLevel: z.strictObject({ code: ok, full: z.boolean(), data: userLevel }),
  ...accountExtensionAnswers(signedIn),
  ...musicLibraryAnswers,
  ...songReplacementAnswers,
};
