import { useLingui } from '@lingui/react/macro';
import { isEmail } from '@qingyin/contract';
import { signUpMutation } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { TextField } from '@qingyin/ui';
import { useState } from 'react';
import { typedEmail, useTypedValues } from '../typed-values.ts';
import { useLogin } from '../use-login.ts';
import { NewAccountFields } from './NewAccountFields.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useNewAccountForm } from './use-new-account-form.ts';

export interface SignUpWayProps {
  byInvitation: boolean;
  invitation: string | undefined;
  onDone: () => Promise<void>;
}

/** Sign-up form for an account with an e-mail address. */
export function EmailSignUp({ byInvitation, invitation, onDone }: SignUpWayProps) {
  const { t, i18n } = useLingui();
  const typed = useTypedValues();
  const [email, setEmail] = useState(() => typedEmail(typed));
  const [judged, setJudged] = useState(false);
  const labels = { nickname: t`昵称`, password: t`密码`, invitation: t`邀请码` };
  const account = useNewAccountForm(labels, byInvitation, invitation);
  const signUp = useLogin(signUpMutation(), onDone);
  const address = email.normalize('NFKC').trim();
  const label = t`邮箱`;
  const wrong =
    address === ''
      ? validationMessages.required(label)
      : isEmail(address)
        ? null
        : validationMessages.patternMismatch(label);
  const submit = () => {
    setJudged(true);
    const wanted = account.check();
    if (wrong || !wanted) return false;
    signUp.mutate({ ...wanted, email: address });
    return true;
  };
  return (
    <SignUpForm busy={signUp.isPending} error={signUp.error} onSubmit={submit}>
      <TextField
        label={label}
        name="email"
        type="email"
        inputMode="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          typed.account = event.target.value;
        }}
        onBlur={() => setJudged(judged || address !== '')}
        error={judged && wrong ? i18n._(wrong) : null}
      />
      <NewAccountFields account={account} />
    </SignUpForm>
  );
}
