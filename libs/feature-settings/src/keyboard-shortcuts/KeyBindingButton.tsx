import { type Combo, comboOf, currentKeyboard, KeyCaps, useKeyLabels } from '@qingyin/shortcuts';
import { Trans, useLingui } from '@lingui/react/macro';
import { isImeKey, useActionLabel } from '@qingyin/ui';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import styles from './KeyBindings.module.css';

export interface KeyBindingButtonProps {
  ref: Ref<HTMLButtonElement>;
  name: string;
  combo: Combo | null;
  /** Waits for the next key press. */
  asking: boolean;
  onAsk: () => void;
  /** null: unbind the command. */
  onPress: (combo: Combo | null) => void;
  /** Ends without new keys. */
  onLeave: () => void;
}

const TAKES_AWAY = new Set<Combo | null>(['Delete', 'Backspace']);

/**
 * Button with the keys of a command; after a click the next key press becomes the new binding. Tab still moves the
 * focus.
 */
export function KeyBindingButton({
  ref,
  name,
  combo,
  asking,
  onAsk,
  onPress,
  onLeave,
}: KeyBindingButtonProps) {
  const { t } = useLingui();
  const actionLabel = useActionLabel();
  const labelsOf = useKeyLabels();
  /** The recorded key is still down: releasing the space bar would click the button. */
  const taken = useRef(false);
  const said = combo === null ? t`无` : labelsOf(combo).spoken;

  const press = (event: KeyboardEvent) => {
    if (!asking || event.key === 'Tab' || isImeKey(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    taken.current = true;
    const pressed = comboOf(event.nativeEvent, currentKeyboard());
    if (pressed === 'Escape') onLeave();
    else if (TAKES_AWAY.has(pressed)) onPress(null);
    else if (pressed !== null) onPress(pressed);
  };
  const release = (event: KeyboardEvent) => {
    if (taken.current) event.preventDefault();
    taken.current = false;
  };

  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      data-asking={asking || undefined}
      aria-label={asking ? actionLabel(t`请按键…`, name) : t`${name}：${said}，修改`}
      onClick={onAsk}
      onKeyDown={press}
      onKeyUp={release}
      onBlur={onLeave}
    >
      {asking ? (
        <Trans>请按键…</Trans>
      ) : combo === null ? (
        <span className={styles.none}>
          <Trans>无</Trans>
        </span>
      ) : (
        <KeyCaps combo={combo} />
      )}
    </button>
  );
}
