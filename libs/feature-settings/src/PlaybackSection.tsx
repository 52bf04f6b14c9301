import { SentenceSpace } from '@qingyin/i18n/react';
import { useQualityOptions } from '@qingyin/download-dialog';
import { useCapability } from '@qingyin/auth-gate';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BITRATE_LIMITS } from '@qingyin/data-account';
import { COMMENT_MOMENTS, commentDensityShown } from '@qingyin/data-social';
import { clearCommand, undoCommand } from '@qingyin/player/queue';
import { SleepTimerControl, useQualityLabels, usePlayer, usePlayerState } from '@qingyin/player-react';
import { actionBar, Button, Checkbox, RadioList } from '@qingyin/ui';
import { useSoundDialog } from '@qingyin/sound-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BitrateLimitBlock } from './BitrateLimitBlock.tsx';
import { SettingsBlock } from './SettingsBlock.tsx';
import styles from './Section.module.css';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const fades = [0, 2, 4, 6, 8, 10, 12] as const;

/** Playback settings and the persisted queue. */
export function PlaybackSection() {
  const { t } = useLingui();
  const player = usePlayer();
  const { level, rate } = usePlayerState(({ level, rate }) => ({ level, rate }));
  const qualities = useQualityOptions();
  const playing = useQualityLabels();
  const limited = useCapability(BITRATE_LIMITS);
  return (
    <div className={styles.blocks}>
      <div>
        <RadioList
          label={t`首选音质`}
          value={level}
          options={qualities}
          onChange={(next) => player.setQuality(next)}
        />
        <p className={styles.about}>{playing?.sentence ?? t`歌曲没有这一档时，放它有的最好的一档。`}</p>
      </div>
      {limited && <BitrateLimitBlock />}
      <RadioList
        label={t`倍速`}
        value={rate}
        options={rates.map((value) => ({ value, text: `${String(value)}×` }))}
        onChange={(next) => player.setRate(next)}
        inline
      />
      <FadeBlock />
      <SoundBlock />
      <SleepTimerControl />
      <HeatBlock />
      <QueueBlock />
    </div>
  );
}

/** Opens the sound settings with the equalizer, which the player opens too. */
function SoundBlock() {
  const { t } = useLingui();
  const { ahead, open, dialog } = useSoundDialog();
  return (
    <SettingsBlock title={t`均衡器和声音`} about={t`均衡器、响度均衡、左右声道和输出设备。`}>
      <Button aria-haspopup="dialog" onPointerEnter={ahead} onFocus={ahead} onClick={open}>
        {t`打开声音设置…`}
      </Button>
      {dialog}
    </SettingsBlock>
  );
}

/** Duration of the crossfade. */
function FadeBlock() {
  const { t } = useLingui();
  const player = usePlayer();
  const seconds = usePlayerState(({ crossfadeMs }) => crossfadeMs / 1000);
  return (
    <div>
      <RadioList
        label={t`交叉淡入淡出`}
        value={seconds}
        options={fades.map((value) => ({
          value,
          text: value === 0 ? t({ message: '关闭', context: '开关' }) : t`${value} 秒`,
        }))}
        onChange={(next) => player.setCrossfade(next * 1000)}
        inline
      />
      <p className={styles.about}>
        <Trans>一首歌渐弱时，下一首渐强。同一张专辑里相连的歌照原样接上。</Trans>
      </p>
    </div>
  );
}

/** Whether the seek bar shows the comment heat map; rendered only if the service has the capability. */
function HeatBlock() {
  const { t } = useLingui();
  const client = useQueryClient();
  const offered = useCapability(COMMENT_MOMENTS);
  const { data: shown = true } = useQuery(commentDensityShown.query());
  if (!offered) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>评论</Trans>
      </h3>
      <p className={styles.about}>
        <Trans>在进度条上画出听众在哪里评论得多。</Trans>
      </p>
      <Checkbox
        label={t`显示评论热度`}
        checked={shown}
        onChange={(next) => void commentDensityShown.keep(client, next)}
      />
    </section>
  );
}

/**
 * Clears the persisted queue. The undo is offered here as well, because the action bar is out of reach while a
 * dialog is open.
 */
function QueueBlock() {
  const { t } = useLingui();
  const player = usePlayer();
  const count = usePlayerState(({ queue }) => queue.length);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const clear = () => {
    const memory = player.change(clearCommand());
    let pending = true;
    const putBack = () => {
      if (pending) player.change(undoCommand(memory));
      pending = false;
      setUndo(null);
    };
    setUndo(() => putBack);
    actionBar.show({ text: t`已清空播放队列`, undo: putBack });
  };
  const takeBack = () => {
    undo?.();
    actionBar.hide();
  };
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>播放队列</Trans>
      </h3>
      <p className={styles.about}>
        <Trans>队列、正在听的歌和听到的位置都记在这个浏览器里，重新打开时接着听，退出登录也不会丢。</Trans>
        <SentenceSpace />
        <Plural value={count} _0="现在队列是空的。" other="现在队列里有 # 首歌。" />
      </p>
      {undo && count === 0 ? (
        <Button onClick={takeBack}>{t`撤销清空`}</Button>
      ) : (
        <Button onClick={clear} disabled={count === 0}>
          {t`清空播放队列`}
        </Button>
      )}
    </section>
  );
}
