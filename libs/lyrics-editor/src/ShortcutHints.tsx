import styles from './ShortcutHints.module.css';

/** List of keyboard shortcuts and their effects. */
export function ShortcutHints({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(([key, does]) => (
        <div key={key} className={styles.pair}>
          <dt>
            <kbd dir="ltr">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
