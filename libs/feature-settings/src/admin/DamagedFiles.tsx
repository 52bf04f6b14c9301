import { SentenceSpace } from '@qingyin/i18n/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredFilesState } from '@qingyin/contract';
import { formatBytes, formatDateTime, formatNumber } from '@qingyin/i18n';
import styles from '../Section.module.css';

/**
 * Stored files whose content differs from what was stored: kind of damage and content hash, which is part of the
 * file name.
 */
export function DamagedFiles({ count, files }: StoredFilesState['damaged']) {
  const { t, i18n } = useLingui();
  const shown = formatNumber(files.length, 0, i18n.locale);
  return (
    <>
      <p className={styles.about}>
        <Trans>重新上传同样的文件，或从备份恢复，就能修好。</Trans>
        <SentenceSpace />
        {count > files.length && <Trans>只列出最近发现的 {shown} 个。</Trans>}
      </p>
      <ul aria-label={t`损坏的文件`} className={styles.rows}>
        {files.map(({ hash, size, reason, time }) => {
          const found = formatDateTime(time, i18n.locale);
          const bytes = formatBytes(size, i18n.locale);
          return (
            <li key={hash} className={styles.row}>
              <div className={styles.rowWords}>
                <p className={styles.rowTitle}>
                  {reason === 'missing' && <Trans>文件不见了</Trans>}
                  {reason === 'size' && <Trans>文件不完整</Trans>}
                  {reason === 'content' && <Trans>内容变了</Trans>}
                </p>
                <p className={styles.quiet}>{`${bytes} · ${found}`}</p>
                <p className={styles.hash}>
                  <bdi dir="ltr">{hash}</bdi>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
