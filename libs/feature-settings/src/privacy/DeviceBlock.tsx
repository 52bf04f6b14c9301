import { useSearchHistory } from '@qingyin/search-suggestions';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@qingyin/i18n';
import { clearCommand } from '@qingyin/player/queue';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { Button } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { clearDeviceData, usedBytes } from './device-data.ts';

const MEGABYTE = 1e6;

/** Data this product persists in the browser, and buttons that delete it. */
export function DeviceBlock() {
  const { t, i18n } = useLingui();
  const player = usePlayer();
  const queue = usePlayerState((state) => state.queue.length);
  const searches = useSearchHistory();
  const count = searches.queries.length;
  const [bytes, setBytes] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => void usedBytes().then(setBytes), []);
  const clear = async () => {
    player.change(clearCommand());
    await clearDeviceData();
    // Reloads, because the running page would persist its old values again.
    window.location.reload();
  };
  return (
    <SettingsBlock
      title={t`这台设备上的内容`}
      about={t`这些只存在这个浏览器里，不会传到服务器上：播放队列和播放设置、搜索记录、没传完的云盘文件、外观和语言、歌词和页面的样子。`}
    >
      <dl className={styles.facts}>
        <dt>{t`播放队列`}</dt>
        <dd>
          <Plural value={queue} _0="空的" other="# 首歌" />
        </dd>
        <dt>{t`搜索记录`}</dt>
        <dd>
          <Plural value={count} _0="没有" other="# 条" />
        </dd>
        {bytes !== null && (
          <>
            <dt>{t`占用空间`}</dt>
            <dd>
              <bdi>{formatNumber(bytes / MEGABYTE, 1, i18n.locale)} MB</bdi>
            </dd>
          </>
        )}
      </dl>
      <div className={styles.acts}>
        {count > 0 && (
          <Button onClick={searches.clear}>
            <Trans>清空搜索记录</Trans>
          </Button>
        )}
        {!asked && (
          <Button className={styles.danger} onClick={() => setAsked(true)}>
            <Trans>清除</Trans>
          </Button>
        )}
      </div>
      {asked && (
        <div role="group" aria-label={t`清除`}>
          <p className={styles.about}>
            <Trans>上面这些都会从这台设备上删掉，音乐会停，页面会重新打开。登录状态和语言会留着。</Trans>
          </p>
          <div className={styles.acts}>
            <Button className={styles.danger} onClick={() => void clear()}>
              <Trans>清除这台设备上的内容</Trans>
            </Button>
            <Button variant="plain" onClick={() => setAsked(false)}>
              <Trans>取消</Trans>
            </Button>
          </div>
        </div>
      )}
    </SettingsBlock>
  );
}
