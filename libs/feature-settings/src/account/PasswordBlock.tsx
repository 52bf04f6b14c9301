import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN } from '@qingyin/contract';
import { changePasswordMutation, newPasswordError } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { Button, message, PasswordField } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { InlineForm, useInlineForm } from '../InlineForm.tsx';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { describePasswordFailure } from './describe-password-failure.ts';

/** Changes the password, which logs out all other devices. */
export function PasswordBlock() {
  const { t, i18n } = useLingui();
  const { open, begin, end, opener } = useInlineForm();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const change = useMutation({
    ...changePasswordMutation(),
    onSuccess: () => {
      message.success(t`密码已修改，其他设备都已退出`);
      end();
      setOld('');
      setFresh('');
    },
  });
  const oldWrong = old === '' ? validationMessages.required(t`现在的密码`) : null;
  const freshWrong = newPasswordError(t`新密码`, fresh);
  return (
    <SettingsBlock title={t`密码`} about={t`修改以后，其他设备都要重新登录。`}>
      {open ? (
        <InlineForm
          valid={!oldWrong && !freshWrong}
          pending={change.isPending}
          failure={change.error && i18n._(describePasswordFailure(change.error))}
          submitLabel={<Trans>修改密码</Trans>}
          onSend={() => change.mutate({ oldpassword: old, password: fresh })}
          onCancel={end}
        >
          {(judged) => (
            <>
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
            </>
          )}
        </InlineForm>
      ) : (
        <Button ref={opener} onClick={begin}>
          <Trans>修改密码</Trans>
        </Button>
      )}
    </SettingsBlock>
  );
}
