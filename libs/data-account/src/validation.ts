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

/** Validation message for a new password (docs/specification/errors.md#form-validation); null when it is valid. */
export function newPasswordError(label: string, password: string): MessageDescriptor | null {
  if (password === '') return validationMessages.required(label);
  return isNewPassword(password) ? null : validationMessages.stringRange(label, PASSWORD_MIN, PASSWORD_MAX);
}

/** Validation message for a nickname, before the service is asked whether it is taken; null when it is valid. */
export function nicknameError(label: string, nickname: string): MessageDescriptor | null {
  const blank = blankError(label, nickname);
  if (blank) return blank;
  const name = nickname.trim();
  const { length } = [...name];
  if (length < NICKNAME_MIN || length > NICKNAME_MAX)
    return validationMessages.stringRange(label, NICKNAME_MIN, NICKNAME_MAX);
  return isNickname(name) ? null : validationMessages.patternMismatch(label);
}
