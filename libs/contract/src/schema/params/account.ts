import { z } from 'zod';
import {
  CAPTCHA_DIGITS,
  isEmail,
  isNewPassword,
  isNickname,
  isPhone,
  SIGNATURE_MAX,
} from '../../account-rules.ts';
import { bitrateLimits } from '../../bitrate-limits.ts';
import {
  byId,
  id,
  none,
  oneOf,
  optionalText,
  optionalInteger,
  secret,
  integer,
  requiredText,
  text,
} from '../fields.ts';
import { songReplacementParams } from './song-replacement.ts';
import { musicLibraryParams } from './music-library-administration.ts';

const passwords = {
  password: secret.optional(),
  md5_password: z
    .string()
    .regex(/^[0-9a-f]{32}$/i)
    .optional(),
};
/** Strips the characters that people put between digits and before country codes. */
const digits = requiredText(30).transform((text) => text.normalize('NFKC').replace(/[\s()+-]/g, ''));
const countryCode = digits.default('86');
const captcha = digits.pipe(z.string().regex(new RegExp(`^\\d{${CAPTCHA_DIGITS}}$`)));
const nickname = requiredText(60).pipe(z.string().normalize('NFC').refine(isNickname));
const newPassword = secret.refine(isNewPassword);
/** A limit, or 0 for none. */
const bitrateLimit = text.pipe(z.enum(['0', ...bitrateLimits.map(String)])).transform(Number);
const invitation = requiredText(64).optional().catch(undefined);
const key = requiredText(64);
const AREA_MAX = 999_999;
/** Range of birthdays: the years 1900 to 2100. */
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(2100, 0);

const phone = { phone: digits, countrycode: countryCode };
const phoneForCode = z
  .object({ phone: digits, ctcode: countryCode })
  .refine((sent) => isPhone(sent.phone, sent.ctcode), { path: ['phone'] });

export const accountParams = {
  loginStatus: none,
  loginCellphone: z.object({ ...phone, captcha: requiredText(12).optional().catch(undefined), ...passwords }),
  loginEmail: z.object({ email: requiredText(120), ...passwords }),
  registerAnonymous: none,
  logout: none,
  userSubcount: none,
  userAccount: none,
  userDetail: z.object({ uid: id }),
  captchaSent: phoneForCode,
  captchaVerify: z.object({ phone: digits, ctcode: countryCode, captcha: requiredText(12) }),
  cellphoneExistenceCheck: z.object(phone),
  registerCellphone: z
    .object({ ...phone, captcha, password: newPassword, nickname, invitation })
    .refine((sent) => isPhone(sent.phone, sent.countrycode), { path: ['phone'] }),
  nicknameCheck: z.object({ nickname: requiredText(60) }),
  activateInitProfile: z.object({ nickname }),
  countriesCodeList: none,
  loginRefresh: none,
  loginQrKey: none,
  loginQrCreate: z.object({ key, qrimg: z.unknown().optional() }),
  loginQrCheck: z.object({ key }),
  userUpdate: z.object({
    nickname: nickname.optional(),
    signature: optionalText(SIGNATURE_MAX),
    gender: optionalInteger(0, 2),
    birthday: optionalInteger(EARLIEST, LATEST),
    province: optionalInteger(0, AREA_MAX),
    city: optionalInteger(0, AREA_MAX),
  }),
  userBinding: z.object({ uid: id }),
  userLevel: none,
  signUp: z.object({
    email: requiredText(120)
      .transform((text) => text.toLowerCase())
      .pipe(z.string().refine(isEmail)),
    password: newPassword,
    nickname,
    invitation,
  }),
  sessions: none,
  sessionEnd: z.object({ id: requiredText(64) }),
  sessionsEndOthers: none,
  accountPassword: z.object({ oldpassword: secret, password: newPassword }),
  accountDelete: z.object(passwords),
  accountExport: none,
  qrConfirm: z.object({
    key,
    action: oneOf('scan', 'confirm', 'refuse'),
    ticket: requiredText(64).optional().catch(undefined),
  }),
  adminClaim: z.object({ claim: requiredText(64) }),
  adminCaptchas: none,
  adminSound: none,
  adminDemo: none,
  adminDemoSet: z.object({
    on: z
      .unknown()
      .transform(String)
      .pipe(z.enum(['0', '1']))
      .transform((on): 0 | 1 => (on === '1' ? 1 : 0)),
  }),
  bitrateLimit: none,
  adminBitrateLimits: none,
  adminBitrateLimitSet: z.object({ uid: id.optional(), limit: bitrateLimit }),
  adminFiles: none,
  adminFilesClean: z.object({ unknown: integer(0, 0, Number.MAX_SAFE_INTEGER) }),
  invitations: none,
  invitationCreate: z.object({ days: integer(7, 1, 90) }),
  invitationRevoke: byId,
  role: none,
  ...musicLibraryParams,
  ...songReplacementParams,
};
