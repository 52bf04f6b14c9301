import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatClock } from '../format-clock.ts';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import { Choice } from './Choice.tsx';

const MINUTE_MS = 60_000;
const OFF = 0;
const AFTER_TRACK = -1;

/** 定时停止, with the time that is left. */
export function SleepChoice() {
  const { t } = useLingui();
  const player = usePlayer();
  const sleep = usePlayerState((snapshot) => snapshot.sleep);
  const left = useTimeLeft(sleep?.kind === 'at' ? sleep.at : null);
  const value = sleep === null ? OFF : sleep.kind === 'after-track' ? AFTER_TRACK : sleep.afterMs / MINUTE_MS;

  function choose(next: number): void {
    player.setSleep(next === OFF ? null : next === AFTER_TRACK ? 'after-track' : next * MINUTE_MS);
  }

  return (
    <Choice
      label={t`定时停止`}
      value={value}
      note={left === null ? undefined : formatClock(left)}
      options={[
        { value: OFF, text: t`不定时` },
        { value: 15, text: t`15 分` },
        { value: 30, text: t`30 分` },
        { value: 60, text: t`60 分` },
        { value: AFTER_TRACK, text: t`播完这首` },
      ]}
      onChange={choose}
    />
  );
}

/** ms until `at`, renewed each second; null without a time. */
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
