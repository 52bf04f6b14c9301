import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN } from '@qingyin/contract';
import { newPasswordError, resetPasswordMutation } from '@qingyin/data-account';
import { Button, focusFirstError, PasswordField } from '@qingyin/ui';
import { type FormEvent, useRef, useState } from 'react';
import { forgetSent } from '../captcha/captcha-wait.ts';
import { PhoneFields } from '../captcha/PhoneFields.tsx';
import { usePhoneProof } from '../captcha/use-phone-proof.ts';
import { FailureBox } from '../FailureBox.tsx';
import classes from '../Form.module.css';
import { describeResetFailure } from '../login-failure.ts';
import { useLogin } from '../use-login.ts';

interface ResetFormProps {
  onDone: () => Promise<void>;
  onBack: () => void;
}

/** Form to set a new password, authorised by a one-time code to the account's phone. */
export function ResetForm({ onDone, onBack }: ResetFormProps) {
  const { t, i18n } = useLingui();
  const [password, setPassword] = useState('');
  const [judged, setJudged] = useState(false);
  const proof = usePhoneProof({ phone: t`手机号`, captcha: t`验证码` });
  const fields = useRef<HTMLFormElement>(null);
  const reset = useLogin(resetPasswordMutation(), () => {
    forgetSent();
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
      <PhoneFields proof={proof} />
      <PasswordField
        label={t`新密码`}
        name="password"
        hint={judged && wrong ? undefined : t`至少 ${PASSWORD_MIN} 个字符，越长越安全`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={judged && wrong ? i18n._(wrong) : null}
      />
      <FailureBox failure={reset.error && describeResetFailure(reset.error)} />
      <Button type="submit" variant="filled" className={classes.submit} aria-busy={reset.isPending}>
        {reset.isPending ? <Trans>正在登录…</Trans> : <Trans>换密码并登录</Trans>}
      </Button>
      <button type="button" className={classes.aside} onClick={onBack}>
        <Trans>去登录</Trans>
      </button>
    </form>
  );
}
