import { useLingui } from '@lingui/react/macro';
import { bitrateLimits } from '@qingyin/contract';
import { bitrateLimitsQuery, setBitrateLimitMutation } from '@qingyin/data-account';
import { describeActionFailure, InlineError, RadioList, SkeletonText } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { LimitedPersonField } from './LimitedPersonField.tsx';
import { LimitedPersonRow } from './LimitedPersonRow.tsx';

/** Highest bit rates that administrators set for all listeners and for single users. */
export function BitrateLimitsBlock() {
  const { t, i18n } = useLingui();
  const { data: limits, error, refetch } = useQuery(bitrateLimitsQuery());
  const set = useMutation(setBitrateLimitMutation());
  const options = [
    { value: 0 as const, text: t`不限` },
    ...bitrateLimits.map((value) => ({ value, text: `${String(value)} kbps` })),
  ];
  return (
    <SettingsBlock
      title={t`码率上限`}
      about={t`上行带宽不够时，让音乐库和云盘的歌小一点。对播放和下载都有效，几个上限里取最低的；没有装 ffmpeg 时无效。`}
    >
      {!limits &&
        (error ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={3} />)}
      {limits && (
        <div className={styles.limits}>
          <RadioList
            label={t`所有人`}
            value={limits.everyone ?? 0}
            options={options}
            onChange={(limit) => set.mutate({ limit })}
            inline
          />
          {limits.users.length > 0 && (
            <ul aria-label={t`有单独上限的人`} className={styles.rows}>
              {limits.users.map((user) => (
                <LimitedPersonRow
                  key={user.userId}
                  user={user}
                  options={options}
                  onChange={(limit) => set.mutate({ uid: user.userId, limit })}
                />
              ))}
            </ul>
          )}
          <LimitedPersonField
            known={limits.users}
            onChoose={(uid) => set.mutate({ uid, limit: FIRST_LIMIT })}
          />
          <p role="alert" className={styles.failure}>
            {set.error && i18n._(describeActionFailure(set.error))}
          </p>
        </div>
      )}
    </SettingsBlock>
  );
}

/** Limit of a user who was just added, kbit/s. */
const FIRST_LIMIT = 192;
