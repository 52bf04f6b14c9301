import { SentenceSpace } from '@qingyin/i18n/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { LibraryConversion } from '@qingyin/contract';
import styles from './MusicLibraries.module.css';

/** Commands that install ffmpeg on Debian, macOS and Windows. */
const INSTALL = ['apt install ffmpeg', 'brew install ffmpeg', 'winget install ffmpeg'];

/** Whether the server converts formats that browsers do not play; without ffmpeg what to install, and what waits. */
export function ConversionLine({ conversion: { version, waiting } }: { conversion: LibraryConversion }) {
  if (version !== null)
    return (
      <p className={styles.note}>
        <Trans>浏览器放不了的格式由 ffmpeg {version} 转换。</Trans>
      </p>
    );
  const [debian, mac, windows] = INSTALL;
  return (
    <p className={styles.note}>
      <Trans>
        服务器没有 ffmpeg，所以 APE、DSD 这些浏览器放不了的格式还不能播放。安装后重启青音：
        <code dir="ltr">{debian}</code>、<code dir="ltr">{mac}</code> 或 <code dir="ltr">{windows}</code>。
      </Trans>
      <SentenceSpace />
      {waiting > 0 && <Plural value={waiting} other="有 # 首歌在等它。" />}
    </p>
  );
}
