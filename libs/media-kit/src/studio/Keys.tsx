import styles from './Keys.module.css';

/** Keys and what they do, on one line where there is room. */
export function Keys({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
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
