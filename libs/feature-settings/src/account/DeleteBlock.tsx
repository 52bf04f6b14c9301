import { Trans, useLingui } from '@lingui/react/macro';
import { deleteAccountMutation } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { useRouter } from '@qingyin/routing';
import { useSessionStore } from '@qingyin/session/react';
import { Button, Checkbox, message, PasswordField } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InlineForm, useInlineForm } from '../InlineForm.tsx';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { describePasswordFailure } from './describe-password-failure.ts';

/** Deletes the account after the password and an explicit confirmation. */
export function DeleteBlock({ onGone }: { onGone: () => void }) {
  const { t, i18n } = useLingui();
  const session = useSessionStore();
  const client = useQueryClient();
  const router = useRouter({ warn: false });
  const { open, begin, end, opener } = useInlineForm();
  const [password, setPassword] = useState('');
  const [meant, setMeant] = useState(false);
  const remove = useMutation({
    ...deleteAccountMutation(),
    onSuccess: async () => {
      onGone();
      session.clear();
      client.clear();
      message.success(t`账号已删除`);
      await router?.invalidate();
    },
  });
  const wrong = password === '' ? validationMessages.required(t`密码`) : null;
  return (
    <SettingsBlock
      title={t`删除账号`}
      about={t`你的资料、歌单、收藏、云盘文件、动态、评论和听歌记录会立刻从服务器上删除，没有人能恢复。想留一份，请先导出数据。`}
    >
      {open ? (
        <InlineForm
          valid={wrong === null && meant}
          pending={remove.isPending}
          failure={remove.error && i18n._(describePasswordFailure(remove.error))}
          submitLabel={<Trans>永久删除账号</Trans>}
          danger
          onSend={() => remove.mutate(password)}
          onCancel={end}
        >
          {(judged) => (
            <>
              <PasswordField
                label={t`密码`}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={judged && wrong ? i18n._(wrong) : null}
              />
              <Checkbox
                label={t`我知道删除以后不能恢复`}
                checked={meant}
                invalid={judged && !meant}
                onChange={setMeant}
              />
            </>
          )}
        </InlineForm>
      ) : (
        <Button ref={opener} className={styles.danger} onClick={begin}>
          <Trans>删除账号…</Trans>
        </Button>
      )}
    </SettingsBlock>
  );
}
