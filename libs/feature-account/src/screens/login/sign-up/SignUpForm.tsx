import { Trans } from '@lingui/react/macro';
import { Button, focusFirstError } from '@qingyin/ui';
import { type ReactNode, useRef } from 'react';
import { FormError } from '../FormError.tsx';
import classes from '../Form.module.css';
import { describeSignUpFailure } from '../login-failure.ts';

export interface SignUpFormProps {
  busy: boolean;
  error: Error | null;
  /** @returns whether all fields are valid */
  onSubmit: () => boolean;
  children: ReactNode;
}

/** Frame of both sign-up forms. */
export function SignUpForm({ busy, error, onSubmit, children }: SignUpFormProps) {
  const fields = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={fields}
      className={classes.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !onSubmit()) focusFirstError(fields.current);
      }}
    >
      {children}
      <FormError failure={error && describeSignUpFailure(error)} />
      <Button type="submit" variant="filled" className={classes.submit} aria-busy={busy}>
        {busy ? <Trans>正在注册…</Trans> : <Trans>注册并登录</Trans>}
      </Button>
    </form>
  );
}
