import { useLingui } from '@lingui/react/macro';
import { type Combo, currentKeyboard, splitCombo } from './combo.ts';

/** A key combination as text. */
export interface KeyLabels {
  /** Labels printed on the key caps. */
  caps: readonly string[];
  /** Spoken name for screen readers. */
  spoken: string;
}

const applePrints: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' };
const appleSays: Readonly<Record<string, string>> = { Mod: 'Command', Ctrl: 'Control', Alt: 'Option' };
const prints: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Returns a function that labels key combinations for this keyboard in the language of the interface. */
export function useKeyLabels(): (combo: Combo) => KeyLabels {
  const { t } = useLingui();
  const { apple, rtl } = currentKeyboard();
  const [right, left] = [t`右箭头`, t`左箭头`];
  const spoken: Readonly<Record<string, string>> = {
    Space: t`空格`,
    Forward: rtl ? left : right,
    Back: rtl ? right : left,
    ArrowUp: t`上箭头`,
    ArrowDown: t`下箭头`,
    '=': t`等号`,
    '-': t`减号`,
    ',': t`逗号`,
    '/': t`斜杠`,
    '?': t`问号`,
  };
  const shown: Readonly<Record<string, string>> = {
    ...prints,
    ...(apple ? applePrints : {}),
    Space: t`空格`,
    Forward: rtl ? '←' : '→',
    Back: rtl ? '→' : '←',
  };
  const said: Readonly<Record<string, string>> = { Mod: 'Ctrl', ...(apple ? appleSays : {}), ...spoken };
  return (combo) => {
    const parts = splitCombo(combo);
    return {
      caps: parts.map((part) => shown[part] ?? part),
      spoken: parts.map((part) => said[part] ?? part).join(' '),
    };
  };
}
