import { useCloseOnEscape } from '@qingyin/ui/lazy';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import styles from './SettingsPanel.module.css';

interface SettingsPanelProps {
  label: string;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Non-modal panel over the picture. It takes the focus on opening; Escape and a press outside close it. */
export function SettingsPanel({ label, button, onClose, children }: SettingsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnEscape(onClose);
  const close = useEffectEvent(() => onClose());
  // Focuses once: the player renders often during playback, and must not steal the focus.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const whenOutside = ({ target }: Event): void => {
      if (!(target instanceof Node) || panel.current?.contains(target) || button.current?.contains(target))
        return;
      close();
    };
    document.addEventListener('pointerdown', whenOutside);
    return () => document.removeEventListener('pointerdown', whenOutside);
  }, [button]);

  return (
    <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} className={styles.panel}>
      {children}
    </div>
  );
}
