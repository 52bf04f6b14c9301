import { useLingui } from '@lingui/react/macro';
import styles from './QualityBadge.module.css';
import { useQualityLabels } from './use-quality-labels.ts';

/** The quality that plays, and why it is lower than chosen; a press opens the quality settings. */
export default function QualityBadge() {
  const { t } = useLingui();
  const labels = useQualityLabels();
  if (!labels) return null;
  const { name, sentence, lower } = labels;
  return (
    <button
      type="button"
      className={styles.badge}
      data-lower={lower || undefined}
      data-opens-more
      aria-haspopup="dialog"
      aria-label={t`音质：${sentence}`}
      title={sentence}
      onClick={() => document.querySelector<HTMLElement>('[data-player-more-button]')?.click()}
    >
      {name}
    </button>
  );
}
