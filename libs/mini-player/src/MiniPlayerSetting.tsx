import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconPictureInPicture } from '@tabler/icons-react';
import { isAlwaysOnTop } from './open-mini-player.ts';
import styles from './MiniPlayerSetting.module.css';
import { useMiniPlayer } from './use-mini-player.ts';

/** Toggle of the mini player (小窗) in the settings of the player bar, with an explanation. */
export default function MiniPlayerSetting() {
  const { t } = useLingui();
  const { offered, open, toggle, ahead } = useMiniPlayer();
  if (!offered) return null;
  return (
    <div className={styles.choice}>
      <Button
        size="s"
        aria-pressed={open}
        icon={<IconPictureInPicture size={18} stroke={1.75} data-flip-rtl aria-hidden />}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={toggle}
      >
        <Trans>小窗</Trans>
      </Button>
      <span className={styles.what}>
        {isAlwaysOnTop() ? t`歌词和播放器浮在别的窗口上面` : t`歌词和播放器在一个小窗口里`}
      </span>
    </div>
  );
}
