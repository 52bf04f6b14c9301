import type { MessageDescriptor } from '@lingui/core';
import { type ProfileChange, SIGNATURE_MAX, type UserProfile } from '@qingyin/contract';
import { nicknameError } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { useState } from 'react';

interface Labels {
  nickname: string;
  signature: string;
}

/** A birthday is a date, not a point in time: it is stored as midnight UTC of that day. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const NO_BIRTHDAY = 0;
/** Services encode "no birthday" as 0 or as a date before 1900. */
const isKnown = (ms: number): boolean => ms !== NO_BIRTHDAY && ms > Date.UTC(1900, 0);

/** State of the profile form: field values, validation errors and changed fields. */
export function useProfileForm(profile: UserProfile, labels: Labels) {
  const before = {
    nickname: profile.nickname,
    signature: profile.signature ?? '',
    gender: profile.gender,
    birthday: isKnown(profile.birthday) ? dayOf(profile.birthday) : '',
  };
  const [nickname, setNickname] = useState(before.nickname);
  const [signature, setSignature] = useState(before.signature);
  const [gender, setGender] = useState(before.gender);
  const [birthday, setBirthday] = useState(before.birthday);

  const change: ProfileChange = {
    ...(nickname.trim() === before.nickname ? {} : { nickname: nickname.normalize('NFC').trim() }),
    ...(signature === before.signature ? {} : { signature }),
    ...(gender === before.gender ? {} : { gender }),
    ...(birthday === before.birthday
      ? {}
      : { birthday: birthday === '' ? NO_BIRTHDAY : Date.parse(birthday) }),
  };
  const errors: Record<'nickname' | 'signature', MessageDescriptor | null> = {
    nickname: nickname === before.nickname ? null : nicknameError(labels.nickname, nickname),
    signature:
      [...signature].length > SIGNATURE_MAX
        ? validationMessages.stringMax(labels.signature, SIGNATURE_MAX)
        : null,
  };
  return {
    nickname,
    setNickname,
    signature,
    setSignature,
    gender,
    setGender,
    birthday,
    setBirthday,
    today: dayOf(Date.now()),
    errors,
    /** Returns the changed fields (possibly none), or null if a field is invalid. */
    check: (): ProfileChange | null => (errors.nickname || errors.signature ? null : change),
  };
}
