import { useLingui } from '@lingui/react/macro';
import type { EventPrivacy } from '@qingyin/contract';
import { feedPrivacyMutation, feedPrivacyQuery } from '@qingyin/data-social';
import { RadioList, SkeletonText, InlineError, describeActionFailure } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';

/** Who may see the user's posts. */
export function FeedPrivacyBlock() {
  const { t, i18n } = useLingui();
  const { data: chosen, isError, error, refetch } = useQuery(feedPrivacyQuery());
  const choose = useMutation(feedPrivacyMutation());
  const options: { value: EventPrivacy; text: string }[] = [
    { value: 0, text: t`所有人` },
    { value: 1, text: t`我关注的人` },
    { value: 6, text: t`互相关注的人` },
    { value: 2, text: t`只有我自己` },
  ];
  return (
    <SettingsBlock title={t`动态`} about={t`每条动态还可以单独设置；两处里更严的那个算数。`}>
      {chosen === undefined && isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {chosen === undefined && !isError && <SkeletonText lines={4} />}
      {chosen !== undefined && (
        <RadioList
          label={t`谁可以看我的动态`}
          value={chosen}
          options={options}
          onChange={(privacy) => choose.mutate(privacy)}
        />
      )}
      <p role="alert" className={styles.failure}>
        {choose.error && i18n._(describeActionFailure(choose.error))}
      </p>
    </SettingsBlock>
  );
}
