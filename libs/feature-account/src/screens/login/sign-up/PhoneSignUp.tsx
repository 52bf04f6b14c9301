import { useLingui } from '@lingui/react/macro';
import { signUpMutation } from '@qingyin/data-account';
import { forgetSent } from '../captcha/captcha-wait.ts';
import { PhoneFields } from '../captcha/PhoneFields.tsx';
import { usePhoneProof } from '../captcha/use-phone-proof.ts';
import { useLogin } from '../use-login.ts';
import type { SignUpWayProps } from './EmailSignUp.tsx';
import { NewAccountFields } from './NewAccountFields.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useNewAccount } from './use-new-account.ts';

/** Sign-up form for an account with a phone number. A one-time code that was sent for a login is valid here, too. */
export function PhoneSignUp({ byInvitation, invitation, onDone }: SignUpWayProps) {
  const { t } = useLingui();
  const labels = { nickname: t`昵称`, password: t`密码`, invitation: t`邀请码` };
  const proof = usePhoneProof({ phone: t`手机号`, captcha: t`验证码` });
  const account = useNewAccount(labels, byInvitation, invitation);
  const signUp = useLogin(signUpMutation(), () => {
    forgetSent();
    return onDone();
  });
  const submit = () => {
    const proven = proof.check();
    const wanted = account.check();
    if (!proven || !wanted) return false;
    signUp.mutate({ ...wanted, ...proven });
    return true;
  };
  return (
    <SignUpForm busy={signUp.isPending} error={signUp.error} onSubmit={submit}>
      <PhoneFields proof={proof} />
      <NewAccountFields account={account} />
    </SignUpForm>
  );
}
