import { formatDuration } from '@qingyin/i18n';
import { useLingui } from '@lingui/react/macro';
import { MIN_LOOP_MS } from '@qingyin/player';
import { Button, message } from '@qingyin/ui';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import styles from './PlaybackSettings.module.css';
import { useSetAbRepeat } from './use-set-ab-repeat.ts';

/** A–B 循环 (A–B repeat): sets both points to the current position. */
export function AbRepeatControl() {
  const { t } = useLingui();
  const player = usePlayer();
  const setLoop = useSetAbRepeat();
  const { loop, empty } = usePlayerState(({ loop, track }) => ({ loop, empty: track === null }));

  function setEnd(): void {
    const toMs = player.positionMs();
    if (!loop || toMs - loop.fromMs < MIN_LOOP_MS) message.info(t`B 要在 A 之后至少一秒`);
    else setLoop({ ...loop, toMs });
  }

  const fromText = loop ? formatDuration(loop.fromMs) : '–';
  const toText = loop?.toMs == null ? '–' : formatDuration(loop.toMs);
  return (
    <div role="group" aria-label={t`A–B 循环`} className={styles.group}>
      <div className={styles.head}>
        <span aria-hidden>{t`A–B 循环`}</span>
        {loop && (
          <span className={styles.live} dir="ltr" role="status">
            {`${fromText} – ${toText}`}
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          size="s"
          disabled={empty}
          onClick={() => setLoop({ fromMs: player.positionMs(), toMs: null })}
        >
          {t`A 从这里`}
        </Button>
        <Button size="s" disabled={!loop} onClick={setEnd}>
          {t`B 到这里`}
        </Button>
        <Button size="s" variant="plain" disabled={!loop} onClick={() => setLoop(null)}>
          {t`清除`}
        </Button>
      </div>
    </div>
  );
}
