import { useLingui } from '@lingui/react/macro';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import styles from './QueueRowTools.module.css';

/** End of a queue row: remove button and touch handle for dragging (keyboard: Alt with arrow keys). */
export function QueueRowTools({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        data-do="remove"
        className={styles.remove}
        aria-label={t`移除 ${name}`}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
      <span data-grip aria-hidden className={styles.grip}>
        <IconGripVertical size={18} stroke={1.75} />
      </span>
    </>
  );
}
