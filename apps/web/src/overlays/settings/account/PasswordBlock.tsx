import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN } from '@qingyin/contract';
import { changePasswordMutation, newPasswordError } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { Button, message, PasswordField } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Block } from '../Block.tsx';
import { focusFirstError } from '../focus-first-error.ts';
import styles from '../Section.module.css';
import { describePasswordFailure } from './password-failure.ts';

/** Another password; every other device is signed out by it. */
export function PasswordBlock() {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [judged, setJudged] = useState(false);
  const change = useMutation({
    ...changePasswordMutation(),
    onSuccess: () => {
      message.success(t`密码已修改，其他设备都已退出`);
      setOpen(false);
      setOld('');
      setFresh('');
      setJudged(false);
    },
  });
  const oldWrong = old === '' ? validationMessages.required(t`现在的密码`) : null;
  const freshWrong = newPasswordError(t`新密码`, fresh);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (oldWrong || freshWrong) focusFirstError(event.currentTarget);
    else if (!change.isPending) change.mutate({ oldpassword: old, password: fresh });
  };
  return (
    <Block title={t`密码`} about={t`修改以后，其他设备都要重新登录。`}>
      {open ? (
        <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
          <PasswordField
            label={t`现在的密码`}
            value={old}
            onChange={(event) => setOld(event.target.value)}
            error={judged && oldWrong ? i18n._(oldWrong) : null}
          />
          <PasswordField
            label={t`新密码`}
            hint={judged && freshWrong ? undefined : t`至少 ${PASSWORD_MIN} 个字符，越长越安全`}
            value={fresh}
            onChange={(event) => setFresh(event.target.value)}
            error={judged && freshWrong ? i18n._(freshWrong) : null}
          />
          <p role="alert" className={styles.failure}>
            {change.error && i18n._(describePasswordFailure(change.error))}
          </p>
          <div className={styles.acts}>
            <Button type="submit" variant="filled" aria-busy={change.isPending || undefined}>
              <Trans>修改密码</Trans>
            </Button>
            <Button variant="plain" onClick={() => setOpen(false)}>
              <Trans>取消</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <Button onClick={() => setOpen(true)}>
          <Trans>修改密码</Trans>
        </Button>
      )}
    </Block>
  );
}
