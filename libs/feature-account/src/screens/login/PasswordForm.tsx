import { Trans, useLingui } from '@lingui/react/macro';
import { loginMutation } from '@qingyin/data-account';
import { Button, focusFirstError, PasswordField, TextField } from '@qingyin/ui';
import { type FormEvent, useRef } from 'react';
import { DemoHint } from './DemoHint.tsx';
import { FormError } from './FormError.tsx';
import classes from './Form.module.css';
import { describeLoginFailure } from './login-failure.ts';
import { useLogin } from './use-login.ts';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordFormProps {
  onDone: () => Promise<void>;
  /** null if the service cannot reset passwords */
  onForgot: (() => void) | null;
}

/** Login form with phone number or e-mail and password. Keeps the input after a failure. */
export function PasswordForm({ onDone, onForgot }: PasswordFormProps) {
  const { t, i18n } = useLingui();
  const form = usePasswordForm({ account: t`手机号或邮箱`, password: t`密码` });
  const login = useLogin(loginMutation(), onDone);
  const fields = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    const values = form.check();
    if (values) login.mutate(values);
    else focusFirstError(fields.current);
  };

  return (
    <form ref={fields} className={classes.form} noValidate autoComplete="off" onSubmit={submit}>
      <TextField
        label={t`手机号或邮箱`}
        name="account"
        value={form.account}
        onChange={(event) => form.setAccount(event.target.value)}
        onBlur={form.leaveAccount}
        error={form.errors.account && i18n._(form.errors.account)}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={t`密码`}
        name="password"
        value={form.password}
        onChange={(event) => form.setPassword(event.target.value)}
        error={form.errors.password && i18n._(form.errors.password)}
      />
      <FormError failure={login.error && describeLoginFailure(login.error)} />
      <Button type="submit" variant="filled" className={classes.submit} aria-busy={login.isPending}>
        {login.isPending ? <Trans>正在登录…</Trans> : <Trans>登录</Trans>}
      </Button>
      {onForgot && (
        <button type="button" className={classes.aside} onClick={onForgot}>
          <Trans>忘记密码？</Trans>
        </button>
      )}
      <DemoHint onFill={form.fill} />
    </form>
  );
}
