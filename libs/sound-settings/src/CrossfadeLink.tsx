import { useOpenOverlay } from '@qingyin/routing';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlayerState } from '@qingyin/player-react';
import { Button } from '@qingyin/ui';
import styles from './Sound.module.css';

/** Link to the crossfade in the playback settings. `onLeave` is called before it opens them. */
export function CrossfadeLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const seconds = usePlayerState(({ crossfadeMs }) => crossfadeMs / 1000);
  const go = () => {
    onLeave();
    open({ settings: 'playback' });
  };
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>交叉淡入淡出</Trans>
      </h3>
      <p className={styles.about}>{seconds > 0 ? t`现在是 ${seconds} 秒。` : t`现在是关闭的。`}</p>
      <Button size="s" onClick={go}>
        <Trans>到播放设置里调整</Trans>
      </Button>
    </section>
  );
}
