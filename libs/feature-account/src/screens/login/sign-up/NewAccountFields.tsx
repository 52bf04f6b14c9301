import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN } from '@qingyin/contract';
import { Button, PasswordField, TextField } from '@qingyin/ui';
import classes from './SignUp.module.css';
import type { NewAccountForm } from './use-new-account-form.ts';

/** Fields for nickname, password and, if required, the invitation code. */
export function NewAccountFields({ account }: { account: NewAccountForm }) {
  const { t, i18n } = useLingui();
  const { errors } = account;
  return (
    <>
      <div className={classes.nickname}>
        <TextField
          label={t`昵称`}
          name="nickname"
          value={account.nickname}
          onChange={(event) => account.setNickname(event.target.value)}
          onBlur={account.leaveNickname}
          error={errors.nickname && i18n._(errors.nickname)}
        />
        {account.freeNames.length > 0 && (
          <p className={classes.free}>
            <Trans>还没有人用：</Trans>
            {account.freeNames.map((name) => (
              <Button key={name} size="s" onClick={() => account.setNickname(name)}>
                <bdi>{name}</bdi>
              </Button>
            ))}
          </p>
        )}
      </div>
      <PasswordField
        label={t`密码`}
        name="password"
        hint={errors.password ? undefined : t`至少 ${PASSWORD_MIN} 个字符，越长越安全`}
        value={account.password}
        onChange={(event) => account.setPassword(event.target.value)}
        onBlur={account.leavePassword}
        error={errors.password && i18n._(errors.password)}
      />
      {account.byInvitation && (
        <TextField
          label={t`邀请码`}
          name="invitation"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          hint={t`邀请链接里的那一串，或者终端里显示的管理员口令`}
          value={account.invitation}
          onChange={(event) => account.setInvitation(event.target.value)}
          error={errors.invitation && i18n._(errors.invitation)}
        />
      )}
    </>
  );
}
