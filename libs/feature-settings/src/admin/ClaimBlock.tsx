import { Trans, useLingui } from '@lingui/react/macro';
import { resultCodes } from '@qingyin/contract';
import { claimAdminMutation } from '@qingyin/data-account';
import { isApiError } from '@qingyin/http-client';
import { validationMessages } from '@qingyin/i18n';
import { Button, message, TextField, describeActionFailure } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { InlineForm, useInlineForm } from '../InlineForm.tsx';
import { SettingsBlock } from '../SettingsBlock.tsx';

/** Makes the user the administrator of a server without one, by the claim code shown in its terminal. */
export function ClaimBlock({ onClaimed }: { onClaimed: () => void }) {
  const { t, i18n } = useLingui();
  const { open, begin, end, opener } = useInlineForm();
  const [code, setCode] = useState('');
  const claim = useMutation({
    ...claimAdminMutation(),
    onSuccess: () => {
      message.success(t`你现在是管理员了`);
      onClaimed();
    },
  });
  const wrong = code.trim() === '' ? validationMessages.required(t`管理员口令`) : null;
  const refused = isApiError(claim.error) && claim.error.code === resultCodes.forbidden;
  return (
    <SettingsBlock title={t`管理这台服务器`} about={t`服务器还没有管理员时，它的终端里会显示一个口令。`}>
      {open ? (
        <InlineForm
          valid={wrong === null}
          pending={claim.isPending}
          failure={
            refused ? (
              <Trans>口令不对，或者已经有管理员了。</Trans>
            ) : (
              claim.error && i18n._(describeActionFailure(claim.error))
            )
          }
          submitLabel={<Trans>成为管理员</Trans>}
          onSend={() => claim.mutate(code.trim())}
          onCancel={end}
        >
          {(judged) => (
            <TextField
              label={t`管理员口令`}
              dir="ltr"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={judged && wrong ? i18n._(wrong) : null}
            />
          )}
        </InlineForm>
      ) : (
        <Button ref={opener} onClick={begin}>
          <Trans>输入口令…</Trans>
        </Button>
      )}
    </SettingsBlock>
  );
}
