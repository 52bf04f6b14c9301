import { Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_FORGET_DAYS } from '@qingyin/contract';
import { formatDate } from '@qingyin/i18n';
import styles from './MusicLibraries.module.css';

const DAY_MS = 86_400_000;

/** Until when a removed music library can be restored. @param removedAt ms since 1970 */
export function RemovedNote({ removedAt }: { removedAt: number }) {
  const { i18n } = useLingui();
  const until = formatDate(removedAt + LIBRARY_FORGET_DAYS * DAY_MS, i18n.locale);
  return (
    <p className={styles.note}>
      <Trans>歌曲显示为灰色，{until} 以前可以恢复，之后会被忘记。文件没有动过。</Trans>
    </p>
  );
}
