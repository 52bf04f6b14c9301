import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/**
 * Generic form messages, shared by all forms (docs/specification/errors.md#form-validation). Each takes the
 * translated label of the field and the bounds it mentions.
 */
export const validationMessages = {
  required: (label: string): MessageDescriptor => msg`请输入${{ label }}`,
  whitespace: (label: string): MessageDescriptor => msg`${{ label }}不能为空字符`,
  stringLength: (label: string, len: number): MessageDescriptor => msg`${{ label }}须为${{ len }}个字符`,
  stringMin: (label: string, min: number): MessageDescriptor => msg`${{ label }}最少${{ min }}个字符`,
  stringMax: (label: string, max: number): MessageDescriptor => msg`${{ label }}最多${{ max }}个字符`,
  stringRange: (label: string, min: number, max: number): MessageDescriptor =>
    msg`${{ label }}须在${{ min }}-${{ max }}字符之间`,
  numberMin: (label: string, min: number): MessageDescriptor => msg`${{ label }}最小值为${{ min }}`,
  numberMax: (label: string, max: number): MessageDescriptor => msg`${{ label }}最大值为${{ max }}`,
  numberRange: (label: string, min: number, max: number): MessageDescriptor =>
    msg`${{ label }}须在${{ min }}-${{ max }}之间`,
  typeMismatch: (label: string, type: string): MessageDescriptor =>
    msg`${{ label }}不是一个有效的${{ type }}`,
  patternMismatch: (label: string): MessageDescriptor => msg`${{ label }}的格式不正确`,
};

/** Validation message for a text that must not be blank: empty, or white space only; null when valid. */
export function blankError(label: string, text: string): MessageDescriptor | null {
  if (text === '') return validationMessages.required(label);
  return text.trim() === '' ? validationMessages.whitespace(label) : null;
}
