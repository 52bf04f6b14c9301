import { Trans, useLingui } from '@lingui/react/macro';
import { resultCodes } from '@qingyin/contract';
import { captchaLoginMutation } from '@qingyin/data-account';
import { isApiError } from '@qingyin/http-client';
import { Button, focusFirstError } from '@qingyin/ui';
import { type FormEvent, useRef } from 'react';
import { FormError } from '../FormError.tsx';
import forms from '../Form.module.css';
import { describeCaptchaFailure } from '../login-failure.ts';
import { useLogin } from '../use-login.ts';
import { clearSentCaptcha } from './sent-captcha.ts';
import { PhoneCaptchaFields } from './PhoneCaptchaFields.tsx';
import { usePhoneCaptchaForm } from './use-phone-captcha-form.ts';

interface CaptchaFormProps {
  onDone: () => Promise<void>;
  /** null if sign-up by phone is not offered */
  onSignUp: (() => void) | null;
}

/** Login form with a one-time code sent to a phone. */
export function CaptchaForm({ onDone, onSignUp }: CaptchaFormProps) {
  const { t } = useLingui();
  const proof = usePhoneCaptchaForm({ phone: t`手机号`, captcha: t`验证码` });
  const done = () => {
    clearSentCaptcha();
    return onDone();
  };
  const login = useLogin(captchaLoginMutation(), done);
  const fields = useRef<HTMLFormElement>(null);
  const unknown =
    isApiError(login.error) &&
    login.error.kind === 'failure' &&
    login.error.code === resultCodes.noSuchAccount;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    const proven = proof.check();
    if (proven) login.mutate(proven);
    else focusFirstError(fields.current);
  };

  return (
    <form ref={fields} className={forms.form} noValidate autoComplete="off" onSubmit={submit}>
      <PhoneCaptchaFields proof={proof} />
      <FormError failure={login.error && describeCaptchaFailure(login.error)}>
        {unknown && onSignUp && (
          <Button size="s" variant="plain" onClick={onSignUp}>
            <Trans>用这个手机号注册</Trans>
          </Button>
        )}
      </FormError>
      <Button type="submit" variant="filled" className={forms.submit} aria-busy={login.isPending}>
        {login.isPending ? <Trans>正在登录…</Trans> : <Trans>登录</Trans>}
      </Button>
    </form>
  );
}
