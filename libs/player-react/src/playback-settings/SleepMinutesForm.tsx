import { useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './PlaybackSettings.module.css';

/** Upper limit of the sleep timer, minutes. */
const MOST_MINUTES = 600;
const FIRST_OFFER = 20;

/** Form for a sleep timer of any number of minutes. */
export function SleepMinutesForm({ onChoose }: { onChoose: (minutes: number) => void }) {
  const { t } = useLingui();
  const [written, setWritten] = useState(String(FIRST_OFFER));
  const reason = useId();
  const minutes = Number(written);
  const valid = Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES;

  function send(event: FormEvent): void {
    event.preventDefault();
    if (valid) onChoose(minutes);
  }

  return (
    <form className={styles.own} onSubmit={send} noValidate>
      <label className={styles.ownLabel}>
        {t`多久后停（分钟）`}
        <input
          className={styles.ownField}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={1}
          max={MOST_MINUTES}
          value={written}
          aria-invalid={!valid || undefined}
          aria-describedby={valid ? undefined : reason}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      </label>
      <Button size="s" type="submit" disabled={!valid}>
        {t`开始`}
      </Button>
      {!valid && (
        <p id={reason} className={styles.wrong} role="alert">
          {t`1 到 ${MOST_MINUTES} 的整数`}
        </p>
      )}
    </form>
  );
}
