import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredFilesState } from '@qingyin/contract';
import { formatBytes, formatMoment } from '@qingyin/i18n';
import styles from '../Section.module.css';

/** Stored files that are not what was stored, by the hash of their content. */
export function DamagedFiles({ files }: { files: StoredFilesState['damaged']['files'] }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <p className={styles.about}>
        <Trans>重新上传同样的文件，或从备份恢复，就能修好。</Trans>
      </p>
      <ul aria-label={t`损坏的文件`} className={styles.rows}>
        {files.map(({ hash, size, reason, time }) => {
          const found = formatMoment(time, i18n.locale);
          const bytes = formatBytes(size, i18n.locale);
          return (
            <li key={hash} className={styles.row}>
              <div className={styles.rowWords}>
                <p className={styles.personWords}>
                  <bdi dir="ltr">{hash}</bdi>
                </p>
                <p className={styles.quiet}>
                  {reason === 'missing' && <Trans>文件不见了</Trans>}
                  {reason === 'size' && <Trans>文件不完整</Trans>}
                  {reason === 'content' && <Trans>内容变了</Trans>}
                  {` · ${bytes} · ${found}`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
