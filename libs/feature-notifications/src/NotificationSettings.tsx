import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '@qingyin/contract';
import { notificationSettingsMutation, notificationSettingsQuery } from '@qingyin/data-social';
import { Checkbox, describeError, SkeletonText, InlineError } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './NotificationPanel.module.css';

/** Settings of the kinds that count as unread; all other kinds are listed all the same. */
export function NotificationSettings() {
  const { t, i18n } = useLingui();
  const { data: known, isError, error, refetch } = useQuery(notificationSettingsQuery());
  const { mutate, error: refused } = useMutation(notificationSettingsMutation());
  // Checked state until the mutation has settled: the cache updates later, and React would reset the controlled
  // checkbox meanwhile, visibly and for screen readers.
  const [wanted, want] = useState<Partial<NotificationSettings>>({});
  const choose = (choice: Partial<NotificationSettings>) => {
    want((before) => ({ ...before, ...choice }));
    mutate(choice, { onSettled: () => want({}) });
  };
  const kinds: [keyof NotificationSettings, string][] = [
    ['replies', t`回复和评论`],
    ['mentions', t`提到我的`],
    ['likes', t`赞和转发`],
    ['follows', t`新的粉丝`],
    ['albums', t`关注的歌手的新专辑`],
  ];
  if (!known)
    return (
      <div className={styles.choices}>
        {isError ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={5} />}
      </div>
    );
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Trans>哪些算进铃铛上的数字</Trans>
      </legend>
      <p className={styles.note}>
        <Trans>没有勾上的也会写在下面，只是不打扰你。</Trans>
      </p>
      {kinds.map(([key, label]) => (
        <Checkbox
          key={key}
          label={label}
          checked={wanted[key] ?? known[key]}
          onChange={(checked) => choose({ [key]: checked })}
        />
      ))}
      <p role="alert" className={styles.note}>
        {refused && i18n._(describeError(refused).sentence)}
      </p>
    </fieldset>
  );
}
