import { Trans, useLingui } from '@lingui/react/macro';
import { Button, PasswordField, TextField } from '@qingyin/ui';
import { type FormEvent, useRef } from 'react';
import { DemoHint } from './DemoHint.tsx';
import { describeLoginFailure } from './login-failure.ts';
import classes from './PasswordForm.module.css';
import { usePasswordForm } from './use-password-form.ts';
import { usePasswordLogin } from './use-password-login.ts';

/** Phone or e-mail and password. What was typed stays when signing in fails. */
export function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const { t, i18n } = useLingui();
  const form = usePasswordForm({ account: t`手机号或邮箱`, password: t`密码` });
  const login = usePasswordLogin(onDone);
  const fields = useRef<HTMLFormElement>(null);
  const failure = login.error ? describeLoginFailure(login.error) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    const values = form.check();
    if (values) login.mutate(values);
    // The fields are marked after this render; the first marked one takes the focus.
    else requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
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
        dir="auto"
      />
      <PasswordField
        label={t`密码`}
        name="password"
        value={form.password}
        onChange={(event) => form.setPassword(event.target.value)}
        error={form.errors.password && i18n._(form.errors.password)}
      />
      <div role="alert" className={classes.alert}>
        {failure && (
          <p>
            {i18n._(failure.sentence)}
            {failure.detail && <bdi className={classes.detail}>{failure.detail}</bdi>}
          </p>
        )}
      </div>
      <Button type="submit" variant="filled" className={classes.submit} aria-busy={login.isPending}>
        {login.isPending ? <Trans>正在登录…</Trans> : <Trans>登录</Trans>}
      </Button>
      <DemoHint onFill={form.fill} />
    </form>
  );
}
