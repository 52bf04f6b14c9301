/**
 * Keys pressed together, as they are compared and kept: `Mod+K`, `Shift+Space`, `?`, `Forward`. `Mod` is ⌘ on Apple's
 * keyboards and Ctrl on others; `Forward` and `Back` are the arrows in and against the reading direction.
 */
export type Combo = string;

/** What a combination depends on besides the keys. */
export interface Keyboard {
  apple: boolean;
  rtl: boolean;
}

export type KeyPressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** Alone they write nothing and do nothing. */
const SILENT =
  /^(Alt|AltGraph|CapsLock|Control|Dead|Fn|FnLock|Meta|NumLock|Process|ScrollLock|Shift|Unidentified)$/;

/** The keyboard before this page. */
export const keyboardHere = (): Keyboard => ({
  apple: /mac|iphone|ipad/i.test(navigator.platform),
  rtl: document.documentElement.dir === 'rtl',
});

/** The combination of a press; null for keys that only change others, or are part of writing a letter. */
export function comboOf(press: KeyPressed, { apple, rtl }: Keyboard): Combo | null {
  // On some keyboards AltGr, which writes characters, is told as Ctrl and Alt.
  const writes = press.getModifierState('AltGraph');
  const alt = press.altKey && !writes;
  const key = keyName(press, alt, rtl);
  if (key === null) return null;
  const ctrl = press.ctrlKey && !writes;
  const [mod, other] = apple ? [press.metaKey, ctrl && 'Ctrl'] : [ctrl, press.metaKey && 'Meta'];
  // Shift is a part of writing a sign: `?` is `?` wherever it stands.
  const shift = press.shiftKey && /^([A-Z]|..+)$/.test(key);
  return [mod && 'Mod', other, alt && 'Alt', shift && 'Shift', key].filter(Boolean).join('+');
}

/** The parts of a combination, modifiers first; the key itself may be `+`. */
export const partsOf = (combo: Combo): string[] => combo.split(/\+(?=.)/);

/** Whether nothing is written by a combination, on any keyboard; those that edit what is written are nobody's (`isReserved`). */
export const writesNothing = (combo: Combo): boolean => /^(Mod|Meta)\+/.test(combo);

function keyName({ key, code }: KeyPressed, alt: boolean, rtl: boolean): string | null {
  if (SILENT.test(key)) return null;
  if (key === ' ') return 'Space';
  if (key === 'ArrowRight') return rtl ? 'Back' : 'Forward';
  if (key === 'ArrowLeft') return rtl ? 'Forward' : 'Back';
  if (key.length > 1 && /^\w+$/.test(key)) return key;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  // Letters of other alphabets, and what Alt makes of ours, stand where ours do.
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  const letter = place?.[1] ?? (alt ? place?.[2] : undefined);
  return letter !== undefined && (alt || /\p{L}/u.test(key)) ? letter : key;
}
