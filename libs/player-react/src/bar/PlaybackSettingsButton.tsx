import { useLingui } from '@lingui/react/macro';
import { useLazyComponent } from '@qingyin/ui';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { usePlayerState } from '../use-player-state.ts';
import { BarButton } from './BarButton.tsx';
import styles from './PlaybackSettingsButton.module.css';

export interface PlaybackSettingsButtonProps {
  className?: string | undefined;
  /** further content below the settings */
  children?: ReactNode;
}

/**
 * 更多播放设置: button for speed, A–B repeat, sleep timer and quality; marked while one of the first three is active.
 */
export function PlaybackSettingsButton({ className, children }: PlaybackSettingsButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const more = useLazyComponent(
    async () => (await import('../playback-settings/PlaybackSettings.tsx')).PlaybackSettings,
  );
  const marked = usePlayerState(({ sleep, loop, rate }) => sleep !== null || loop !== null || rate !== 1);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span className={className ? `${styles.anchor} ${className}` : styles.anchor}>
      <BarButton
        ref={button}
        label={t`更多播放设置`}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-marked={marked || undefined}
        data-player-more-button
        className={styles.more}
        onPointerEnter={more.ahead}
        onFocus={more.ahead}
        onClick={() => {
          more.need();
          setOpen(!open);
        }}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.75} data-flip-rtl />
      </BarButton>
      {open && more.Part && (
        <more.Part button={button} onClose={close}>
          {children}
        </more.Part>
      )}
    </span>
  );
}
