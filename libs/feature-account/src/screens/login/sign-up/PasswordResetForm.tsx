import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN } from '@qingyin/contract';
import { newPasswordError, resetPasswordMutation } from '@qingyin/data-account';
import { Button, focusFirstError, PasswordField } from '@qingyin/ui';
import { type FormEvent, useRef, useState } from 'react';
import { clearSentCaptcha } from '../captcha/sent-captcha.ts';
import { PhoneCaptchaFields } from '../captcha/PhoneCaptchaFields.tsx';
import { usePhoneCaptchaForm } from '../captcha/use-phone-captcha-form.ts';
import { FormError } from '../FormError.tsx';
import classes from '../Form.module.css';
import { describeResetFailure } from '../login-failure.ts';
import { useLogin } from '../use-login.ts';

interface ResetFormProps {
  onDone: () => Promise<void>;
  onBack: () => void;
}

/** Form to set a new password, authorised by a one-time code to the account's phone. */
export function PasswordResetForm({ onDone, onBack }: ResetFormProps) {
  const { t, i18n } = useLingui();
  const [password, setPassword] = useState('');
  const [judged, setJudged] = useState(false);
  const proof = usePhoneCaptchaForm({ phone: t`手机号`, captcha: t`验证码` });
  const fields = useRef<HTMLFormElement>(null);
  const reset = useLogin(resetPasswordMutation(), () => {
    clearSentCaptcha();
    return onDone();
  });
  const wrong = newPasswordError(t`新密码`, password);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reset.isPending) return;
    setJudged(true);
    const proven = proof.check();
    if (proven && !wrong) reset.mutate({ ...proven, password });
    else focusFirstError(fields.current);
  };
  return (
    <form ref={fields} className={classes.form} noValidate autoComplete="off" onSubmit={submit}>
      <p className={classes.about}>
        <Trans>
          用账号的手机号收一个验证码，就能换一个密码；其他设备都会退出。用邮箱注册的账号，请找管理员。
        </Trans>
      </p>
      <PhoneCaptchaFields proof={proof} />
      <PasswordField
        label={t`新密码`}
        name="password"
        hint={judged && wrong ? undefined : t`至少 ${PASSWORD_MIN} 个字符，越长越安全`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={judged && wrong ? i18n._(wrong) : null}
      />
      <FormError failure={reset.error && describeResetFailure(reset.error)} />
      <Button type="submit" variant="filled" className={classes.submit} aria-busy={reset.isPending}>
        {reset.isPending ? <Trans>正在登录…</Trans> : <Trans>换密码并登录</Trans>}
      </Button>
      <button type="button" className={classes.aside} onClick={onBack}>
        <Trans>去登录</Trans>
      </button>
    </form>
  );
}
