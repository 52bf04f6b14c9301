import type { MessageDescriptor } from '@lingui/core';
import {
  isNewPassword,
  isNickname,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@qingyin/contract';
import { blankError, validationMessages } from '@qingyin/i18n';

/** What is wrong with a new password, in the words of seed §5; null when it will do. */
export function newPasswordError(label: string, password: string): MessageDescriptor | null {
  if (password === '') return validationMessages.required(label);
  return isNewPassword(password) ? null : validationMessages.stringRange(label, PASSWORD_MIN, PASSWORD_MAX);
}

/** What is wrong with a nickname before anybody is asked whose it is. */
export function nicknameError(label: string, nickname: string): MessageDescriptor | null {
  const blank = blankError(label, nickname);
  if (blank) return blank;
  const name = nickname.trim();
  const { length } = [...name];
  if (length < NICKNAME_MIN || length > NICKNAME_MAX)
    return validationMessages.stringRange(label, NICKNAME_MIN, NICKNAME_MAX);
  return isNickname(name) ? null : validationMessages.patternMismatch(label);
}
