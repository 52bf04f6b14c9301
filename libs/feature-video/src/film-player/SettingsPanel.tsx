import { useEscape } from '@qingyin/player-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import styles from './SettingsPanel.module.css';

interface SettingsPanelProps {
  label: string;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the picture. It takes the focus; Escape and a press outside close it. */
export function SettingsPanel({ label, button, onClose, children }: SettingsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEscape(onClose);
  const close = useEffectEvent(() => onClose());
  // Once: a film that plays is drawn anew all the time, and the focus is somebody's by then.
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
