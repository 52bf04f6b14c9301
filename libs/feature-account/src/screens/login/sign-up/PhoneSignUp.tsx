import { useLingui } from '@lingui/react/macro';
import { signUpMutation } from '@qingyin/data-account';
import { clearSentCaptcha } from '../captcha/sent-captcha.ts';
import { PhoneCaptchaFields } from '../captcha/PhoneCaptchaFields.tsx';
import { usePhoneCaptchaForm } from '../captcha/use-phone-captcha-form.ts';
import { useLogin } from '../use-login.ts';
import type { SignUpWayProps } from './EmailSignUp.tsx';
import { NewAccountFields } from './NewAccountFields.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useNewAccountForm } from './use-new-account-form.ts';

/** Sign-up form for an account with a phone number. A one-time code that was sent for a login is valid here, too. */
export function PhoneSignUp({ byInvitation, invitation, onDone }: SignUpWayProps) {
  const { t } = useLingui();
  const labels = { nickname: t`昵称`, password: t`密码`, invitation: t`邀请码` };
  const proof = usePhoneCaptchaForm({ phone: t`手机号`, captcha: t`验证码` });
  const account = useNewAccountForm(labels, byInvitation, invitation);
  const signUp = useLogin(signUpMutation(), () => {
    clearSentCaptcha();
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
      <PhoneCaptchaFields proof={proof} />
      <NewAccountFields account={account} />
    </SignUpForm>
  );
}
