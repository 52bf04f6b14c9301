import { useLingui } from '@lingui/react/macro';
import { useCloseOnEscape } from '@qingyin/ui/lazy';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { AbRepeatControl } from './AbRepeatControl.tsx';
import styles from './PlaybackSettings.module.css';
import { QualityControl } from './QualityControl.tsx';
import { SleepTimerControl } from './SleepTimerControl.tsx';
import { SpeedControl } from './SpeedControl.tsx';

export interface PlaybackSettingsProps {
  /** the button that opened it; a press on it does not close the panel */
  button: RefObject<HTMLElement | null>;
  /** further content */
  children?: ReactNode;
  onClose: () => void;
}

/** 更多播放设置: speed, A–B repeat, sleep timer and quality in a panel above its button. */
export function PlaybackSettings({ button, children, onClose }: PlaybackSettingsProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);

  useCloseOnEscape(onClose);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const whenOutside = (event: Event): void => {
      const target = event.target;
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      // The button toggles the panel itself.
      if (button.current?.contains(target) || target.closest('[data-opens-more]')) return;
      onClose();
    };
    document.addEventListener('pointerdown', whenOutside);
    return () => document.removeEventListener('pointerdown', whenOutside);
  }, [button, onClose]);

  return (
    <div ref={panel} role="dialog" aria-label={t`更多播放设置`} tabIndex={-1} className={styles.panel}>
      <SpeedControl />
      <AbRepeatControl />
      <SleepTimerControl />
      <QualityControl />
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
