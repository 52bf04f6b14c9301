import { Plural, useLingui } from '@lingui/react/macro';
import type { UnsupportedFormat } from '@qingyin/contract';
import { formatNumber, formatLocaleOf } from '@qingyin/i18n';
import styles from './MusicLibraries.module.css';

/** How many files of a folder have formats that the server cannot read, and which; nothing when there are none. */
export function UnsupportedFormats({ formats }: { formats: readonly UnsupportedFormat[] }) {
  const { i18n } = useLingui();
  if (formats.length === 0) return null;
  const total = formats.reduce((sum, { files }) => sum + files, 0);
  const list = new Intl.ListFormat(formatLocaleOf(i18n.locale), {
    type: 'conjunction',
    style: 'narrow',
  }).format(
    formats.map(
      ({ extension, files }) => `${extension.toUpperCase()} ${formatNumber(files, 0, i18n.locale)}`,
    ),
  );
  return (
    <p className={styles.note}>
      <Plural value={total} other={`还有 # 个文件的格式不支持：${list}`} />
    </p>
  );
}
