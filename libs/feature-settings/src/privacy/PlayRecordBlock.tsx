import { useLingui } from '@lingui/react/macro';
import { hideRecordMutation, recordHiddenQuery } from '@qingyin/data-account';
import { Checkbox, SkeletonText, InlineError, describeActionFailure } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';

/** Whether other users can see the user's play record. */
export function PlayRecordBlock({ uid }: { uid: string }) {
  const { t, i18n } = useLingui();
  const { data: hidden, isError, error, refetch } = useQuery(recordHiddenQuery(uid));
  const hide = useMutation(hideRecordMutation(uid));
  // Checked state until the mutation has settled: the cache updates later, and React would reset the controlled
  // checkbox meanwhile, visibly and for screen readers.
  const [wanted, want] = useState<boolean | null>(null);
  const choose = (choice: boolean) => {
    want(choice);
    hide.mutate(choice, { onSettled: () => want(null) });
  };
  return (
    <SettingsBlock
      title={t`听歌记录`}
      about={t`隐藏以后，别人在你的主页上看不到听歌排行，你也不会出现在“相似的听众”里。`}
    >
      {isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {hidden === undefined && !isError && <SkeletonText />}
      {hidden !== undefined && (
        <Checkbox label={t`不让别人看到我的听歌记录`} checked={wanted ?? hidden} onChange={choose} />
      )}
      <p role="alert" className={styles.failure}>
        {hide.error && i18n._(describeActionFailure(hide.error))}
      </p>
    </SettingsBlock>
  );
}
