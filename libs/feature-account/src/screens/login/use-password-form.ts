import type { MessageDescriptor } from '@lingui/core';
import type { Credentials } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { useState } from 'react';
import { readAccount } from './read-account.ts';
import { useTypedValues } from './typed-values.ts';

interface Labels {
  account: string;
  password: string;
}

/**
 * State of the password form with validation messages (docs/specification/errors.md#form-validation). A field is
 * validated on blur or submit, and from then on while typing.
 */
export function usePasswordForm(labels: Labels) {
  const typed = useTypedValues();
  const [account, changeAccount] = useState(() => typed.account ?? '');
  const [password, setPassword] = useState('');
  const [judged, setJudged] = useState({ account: false, password: false });
  const name = readAccount(account);
  const setAccount = (text: string) => {
    typed.account = text;
    changeAccount(text);
  };

  const accountError = (): MessageDescriptor | null => {
    if (account.trim() === '') return validationMessages.required(labels.account);
    return name ? null : validationMessages.patternMismatch(labels.account);
  };
  const passwordError = (): MessageDescriptor | null =>
    password === '' ? validationMessages.required(labels.password) : null;

  return {
    account,
    setAccount,
    password,
    setPassword,
    fill(values: { name: string; password: string }): void {
      changeAccount(values.name);
      setPassword(values.password);
    },
    /** validates on blur unless the field is empty */
    leaveAccount: () => setJudged((old) => ({ ...old, account: old.account || account.trim() !== '' })),
    errors: {
      account: judged.account ? accountError() : null,
      password: judged.password ? passwordError() : null,
    },
    /** Validates all fields; null if one is invalid. */
    check(): Credentials | null {
      setJudged({ account: true, password: true });
      return name && password !== '' ? { account: name, password } : null;
    },
  };
}
