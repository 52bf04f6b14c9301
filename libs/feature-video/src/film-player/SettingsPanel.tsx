import { useEscape } from '@qingyin/player-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const whenOutside = ({ target }: Event): void => {
      if (!(target instanceof Node) || panel.current?.contains(target) || button.current?.contains(target))
        return;
      onClose();
    };
    document.addEventListener('pointerdown', whenOutside);
    return () => document.removeEventListener('pointerdown', whenOutside);
  }, [button, onClose]);

  return (
    <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} className={styles.panel}>
      {children}
    </div>
  );
}
