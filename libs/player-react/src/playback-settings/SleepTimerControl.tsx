import { formatDuration } from '@qingyin/i18n';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import styles from './PlaybackSettings.module.css';
import { SleepMinutesForm } from './SleepMinutesForm.tsx';

const MINUTE_MS = 60_000;
const MORE_MINUTES = 15;
const usual = [15, 30, 45, 60];

/** 定时停止 (sleep timer) with the remaining time; a running timer can be extended and cancelled. */
export function SleepTimerControl() {
  const { t } = useLingui();
  const player = usePlayer();
  const sleep = usePlayerState((snapshot) => snapshot.sleep);
  const [asks, setAsks] = useState(false);
  const leftMs = useTimeLeft(sleep?.kind === 'at' ? sleep.at : null);
  const minutes = sleep?.kind === 'at' ? sleep.afterMs / MINUTE_MS : 0;
  const timed = usual.includes(minutes) ? minutes : 'own';
  const value = asks ? 'own' : sleep === null ? 'off' : sleep.kind === 'at' ? timed : sleep.kind;

  function choose(next: number | string): void {
    setAsks(next === 'own');
    if (next === 'own') return;
    if (next === 'after-track' || next === 'after-queue') player.setSleep(next);
    else player.setSleep(typeof next === 'number' ? next * MINUTE_MS : null);
  }

  return (
    <div className={styles.beside}>
      <SegmentedControl
        label={t`定时停止`}
        value={value}
        columns={4}
        note={leftMs === null ? undefined : t`还有 ${formatDuration(leftMs)}`}
        options={[
          { value: 'off', text: t`不定时` },
          ...usual.map((each) => ({ value: each, text: t`${each} 分` })),
          { value: 'own', text: t`自己定` },
          { value: 'after-track', text: t`播完这首` },
          { value: 'after-queue', text: t`播完队列` },
        ]}
        onChange={choose}
      />
      {asks && (
        <SleepMinutesForm
          onChoose={(chosen) => {
            player.setSleep(chosen * MINUTE_MS);
            setAsks(false);
          }}
        />
      )}
      {leftMs !== null && !asks && (
        <div className={styles.buttons}>
          <Button size="s" onClick={() => player.setSleep(leftMs + MORE_MINUTES * MINUTE_MS)}>
            {t`再加 ${MORE_MINUTES} 分`}
          </Button>
          <Button size="s" variant="plain" onClick={() => choose('off')}>
            {t`取消定时`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Remaining ms until `at`, updated every second; null without a time. */
function useTimeLeft(at: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? null : Math.max(0, at - now);
}
