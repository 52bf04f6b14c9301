/**
 * A key combination in its normalized form, as it is compared and persisted: `Mod+K`, `Shift+Space`, `?`,
 * `Forward`. `Mod` is ⌘ on Apple keyboards and Ctrl on others; `Forward` and `Back` are the arrow keys along and
 * against the reading direction.
 */
export type Combo = string;

/** What the meaning of a key combination depends on: the kind of keyboard and the reading direction. */
export interface Keyboard {
  apple: boolean;
  rtl: boolean;
}

/** The part of a keydown event that determines a combination. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** Keys that do nothing by themselves: modifiers, dead keys, keys of an input method. */
const SILENT =
  /^(Alt|AltGraph|CapsLock|Control|Dead|Fn|FnLock|Meta|NumLock|Process|ScrollLock|Shift|Unidentified)$/;

/** The keyboard of this device and the reading direction of the page. */
export const currentKeyboard = (): Keyboard => ({
  apple: /mac|iphone|ipad/i.test(navigator.platform),
  rtl: document.documentElement.dir === 'rtl',
});

/**
 * Normalizes a keydown event to a combination; null for modifier keys and for keys that are part of composing a
 * character.
 */
export function comboOf(press: KeyPress, { apple, rtl }: Keyboard): Combo | null {
  // On some keyboards AltGr, which types characters, is reported as Ctrl and Alt.
  const writes = press.getModifierState('AltGraph');
  const alt = press.altKey && !writes;
  const key = keyName(press, alt, rtl);
  if (key === null) return null;
  const ctrl = press.ctrlKey && !writes;
  const [mod, other] = apple ? [press.metaKey, ctrl && 'Ctrl'] : [ctrl, press.metaKey && 'Meta'];
  // Shift is part of typing a sign: `?` stays `?`, whichever key it is printed on.
  const shift = press.shiftKey && /^([A-Z]|..+)$/.test(key);
  return [mod && 'Mod', other, alt && 'Alt', shift && 'Shift', key].filter(Boolean).join('+');
}

/** Splits a combination into its parts, modifiers first; the key itself may be `+`. */
export const splitCombo = (combo: Combo): string[] => combo.split(/\+(?=.)/);

/**
 * Whether a combination types no character on any keyboard. Combinations that edit text are reserved anyway
 * (`isReserved`).
 */
export const typesNothing = (combo: Combo): boolean => /^(Mod|Meta)\+/.test(combo);

function keyName({ key, code }: KeyPress, alt: boolean, rtl: boolean): string | null {
  if (SILENT.test(key)) return null;
  if (key === ' ') return 'Space';
  if (key === 'ArrowRight') return rtl ? 'Back' : 'Forward';
  if (key === 'ArrowLeft') return rtl ? 'Forward' : 'Back';
  if (key.length > 1 && /^\w+$/.test(key)) return key;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  // Letters of other alphabets, and characters that Alt turns Latin letters into, are identified by the position
  // of the key.
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  const letter = place?.[1] ?? (alt ? place?.[2] : undefined);
  return letter !== undefined && (alt || /\p{L}/u.test(key)) ? letter : key;
}
