import { Trans, useLingui } from '@lingui/react/macro';
import { cloudQuery } from '@qingyin/data-library';
import { SpaceMeter } from '@qingyin/media-ui';
import { Link } from '@qingyin/routing';
import { buttonClass, SkeletonText, InlineError } from '@qingyin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from './Library.module.css';

/** Used and available space of the cloud disk. */
export function CloudBlock({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useInfiniteQuery(cloudQuery(uid));
  const disk = data?.pages[0];
  return (
    <SettingsBlock title={t`音乐云盘`} about={t`自己的音乐文件传上来以后，在哪里登录都能听。`}>
      <div className={styles.matter}>
        <div className={styles.meter}>
          {disk && <SpaceMeter used={disk.usedBytes} capacity={disk.quotaBytes} count={disk.count} />}
          {!disk && !error && <SkeletonText lines={2} />}
        </div>
        {!disk && error && <InlineError error={error} onRetry={() => void refetch()} />}
        <Link to="/cloud" className={buttonClass()}>
          <Trans>打开音乐云盘</Trans>
        </Link>
      </div>
    </SettingsBlock>
  );
}
