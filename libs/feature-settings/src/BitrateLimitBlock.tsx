import { useLingui } from '@lingui/react/macro';
import { bitrateLimits } from '@qingyin/contract';
import { callerBitrateLimitQuery } from '@qingyin/data-account';
import type { Saver } from '@qingyin/player';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { InlineError, RadioList, SkeletonText } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingsBlock } from './SettingsBlock.tsx';
import styles from './Section.module.css';

/** Highest bit rates of own music, in general and while data is saved, and the data saver. */
export function BitrateLimitBlock() {
  const { t } = useLingui();
  const player = usePlayer();
  const { limit, saver, saverLimit } = usePlayerState(({ limit, saver, saverLimit }) => ({
    limit,
    saver,
    saverLimit,
  }));
  const options = [
    { value: 0 as const, text: t`原样` },
    ...bitrateLimits.map((value) => ({ value, text: `${String(value)} kbps` })),
  ];
  const savers: { value: Saver; text: string }[] = [
    { value: 'auto', text: t`自动` },
    { value: 'on', text: t`开` },
    { value: 'off', text: t`关` },
  ];
  return (
    <SettingsBlock
      title={t`码率上限`}
      about={t`音乐库和云盘里超过上限的文件，由服务器转成 Opus 或 AAC 再放。从下一首起生效，下载不受影响。`}
    >
      <div className={styles.limits}>
        <ServerLimit />
        <RadioList
          label={t`平时最高`}
          value={limit}
          options={options}
          onChange={(next) => player.setLimits({ limit: next })}
          inline
        />
        <RadioList
          label={t`省流量时最高`}
          value={saverLimit}
          options={options}
          onChange={(next) => player.setLimits({ saverLimit: next })}
          inline
        />
        <div>
          <RadioList
            label={t`省流量`}
            value={saver}
            options={savers}
            onChange={(next) => player.setSaver(next)}
            inline
          />
          <p className={styles.quiet}>
            {t`自动：跟随浏览器的省流量设置和移动网络。Safari 和火狐不告诉网页，请在移动网络上自己打开。`}
          </p>
        </div>
      </div>
    </SettingsBlock>
  );
}

/** What the server does about limits: that of the administrators, and that it cannot convert. */
function ServerLimit() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(callerBitrateLimitQuery());
  if (!data)
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={1} />;
  const kbps = data.limit ?? 0;
  if (data.converts && kbps === 0) return null;
  return (
    <div role="note" className={styles.quiet}>
      {kbps > 0 && <p>{t`管理员给你的上限是 ${kbps} kbps，几个上限里取最低的。下载也按它。`}</p>}
      {!data.converts && <p>{t`服务器没有装 ffmpeg，超过上限的文件照原样放。`}</p>}
    </div>
  );
}
