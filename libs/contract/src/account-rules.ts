/**
 * @file Rules for accounts, shared by forms and server. They are this product's own, as the specification gives none
 *   (docs/specification/errors.md#form-validation).
 */

/** Length of a new password in UTF-16 units. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Length of a nickname in code points, not UTF-16 units. */
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 30;
export const SIGNATURE_MAX = 300;
/** Digits of a verification code for a phone. */
export const CAPTCHA_DIGITS = 6;

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const EMAIL_MAX = 120;
const PHONE = /^\d{5,14}$/;
const CHINESE_MOBILE = /^1\d{10}$/;
const CHINA = '86';
/**
 * Letters, digits, combining marks, emoji, single spaces inside, and a few signs; no line breaks or invisible
 * characters.
 */
const NICKNAME =
  /^[\p{L}\p{N}\p{M}\p{Extended_Pictographic}\u200d_\-·.~!'’]+( [\p{L}\p{N}\p{M}\p{Extended_Pictographic}\u200d_\-·.~!'’]+)*$/u;

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** @param countryCode digits, without `+` */
export const isPhone = (phone: string, countryCode: string): boolean =>
  (countryCode === CHINA ? CHINESE_MOBILE : PHONE).test(phone);

export function isNickname(text: string): boolean {
  const { length } = [...text];
  return length >= NICKNAME_MIN && length <= NICKNAME_MAX && NICKNAME.test(text);
}

export const isNewPassword = (text: string): boolean =>
  text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX;

/** Normalised nickname: nicknames with the same key count as the same. */
export const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').trim().toLowerCase();
