import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isNickname } from '@qingyin/contract';
import { newPasswordError, nicknameError, nicknameAvailabilityQuery } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedValues } from '../typed-values.ts';

interface Labels {
  nickname: string;
  password: string;
  invitation: string;
}

const taken = msg`这个昵称已经有人用了`;

/**
 * State of the fields both sign-up forms share: nickname, password, invitation. Checks on blur whether the
 * nickname is free.
 * @param given invitation code of the link
 */
export function useNewAccountForm(labels: Labels, byInvitation: boolean, given: string | undefined) {
  const typed = useTypedValues();
  const [nickname, changeNickname] = useState(() => typed.nickname ?? '');
  const [password, setPassword] = useState('');
  const [invitation, changeInvitation] = useState(() => typed.invitation ?? given ?? '');
  const [judged, setJudged] = useState({ nickname: false, password: false, invitation: false });
  const [asked, setAsked] = useState('');
  const name = nickname.normalize('NFC').trim();
  const { data: owner } = useQuery({ ...nicknameAvailabilityQuery(asked), enabled: asked !== '' });
  const isTaken = asked === name && owner?.taken === true;

  const nicknameWrong = (): MessageDescriptor | null =>
    nicknameError(labels.nickname, nickname) ?? (isTaken ? taken : null);
  const passwordWrong = () => newPasswordError(labels.password, password);
  const invitationWrong = (): MessageDescriptor | null =>
    byInvitation && invitation.trim() === '' ? validationMessages.required(labels.invitation) : null;

  return {
    nickname,
    setNickname(text: string): void {
      typed.nickname = text;
      changeNickname(text);
    },
    /** free nicknames similar to a taken one */
    freeNames: isTaken ? (owner?.free ?? []) : [],
    leaveNickname(): void {
      setJudged((old) => ({ ...old, nickname: old.nickname || nickname !== '' }));
      if (isNickname(name)) setAsked(name);
    },
    password,
    setPassword,
    leavePassword: () => setJudged((old) => ({ ...old, password: old.password || password !== '' })),
    byInvitation,
    invitation,
    setInvitation(text: string): void {
      typed.invitation = text;
      changeInvitation(text);
    },
    errors: {
      nickname: judged.nickname ? nicknameWrong() : null,
      password: judged.password ? passwordWrong() : null,
      invitation: judged.invitation ? invitationWrong() : null,
    },
    /** Validates all fields; null if one is invalid. */
    check(): { nickname: string; password: string; invitation?: string } | null {
      setJudged({ nickname: true, password: true, invitation: true });
      if (nicknameWrong() ?? passwordWrong() ?? invitationWrong()) return null;
      return { nickname: name, password, ...(invitation.trim() ? { invitation: invitation.trim() } : {}) };
    },
  };
}

export type NewAccountForm = ReturnType<typeof useNewAccountForm>;
