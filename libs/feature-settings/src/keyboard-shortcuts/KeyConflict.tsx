import { SentenceSpace } from '@qingyin/i18n/react';
import { type Combo, useKeyLabels } from '@qingyin/shortcuts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, isImeKey } from '@qingyin/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './KeyBindings.module.css';

export interface KeyConflictProps {
  name: string;
  /** The keys the user pressed. */
  combo: Combo;
  /** Current keys of the command. */
  own: Combo | null;
  /** Name of the command that has these keys. */
  holder: string;
  onSwap: () => void;
  onCancel: () => void;
}

/** Conflict of key bindings: names the other command and offers to swap keys. */
export function KeyConflict({ name, combo, own, holder, onSwap, onCancel }: KeyConflictProps) {
  const { t } = useLingui();
  const labelsOf = useKeyLabels();
  const swap = useRef<HTMLButtonElement>(null);
  useEffect(() => swap.current?.focus(), []);
  const keys = labelsOf(combo).caps.join(' ');
  const before = own === null ? '' : labelsOf(own).caps.join(' ');
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isImeKey(event.nativeEvent)) return;
    // The settings stay open.
    event.preventDefault();
    onCancel();
  };
  return (
    <div className={styles.clash}>
      <p role="alert">
        {t`${keys} 已经是“${holder}”的快捷键。`}
        <SentenceSpace />
        {own === null
          ? t`改给“${name}”后，“${holder}”就没有快捷键了。`
          : t`交换后，“${holder}”用 ${before}。`}
      </p>
      <div className={styles.answers}>
        <Button ref={swap} size="s" onKeyDown={escape} onClick={onSwap}>
          {own === null ? <Trans>改过来</Trans> : <Trans>交换</Trans>}
        </Button>
        <Button size="s" variant="plain" onKeyDown={escape} onClick={onCancel}>
          <Trans>取消</Trans>
        </Button>
      </div>
    </div>
  );
}
