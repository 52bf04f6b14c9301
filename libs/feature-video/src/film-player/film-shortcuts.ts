/** Command of a keyboard shortcut. */
export type FilmShortcut =
  | {
      command:
        'toggle' | 'mute' | 'fullscreen' | 'theatre' | 'picture' | 'captions' | 'loop' | 'next' | 'leave';
    }
  | { command: 'jump'; seconds: number }
  | { command: 'louder'; percent: number }
  /** to a fraction of the film, 0 to 1 */
  | { command: 'share'; share: number }
  | { command: 'faster'; step: 1 | -1 };

const SHORT_S = 5;
const LONG_S = 10;
const LOUDER = 5;

/**
 * Shortcuts by the typed character, independent of the keyboard layout; left and right arrows are handled
 * separately, by text direction.
 */
const plain: Readonly<Record<string, FilmShortcut>> = {
  ' ': { command: 'toggle' },
  k: { command: 'toggle' },
  m: { command: 'mute' },
  f: { command: 'fullscreen' },
  t: { command: 'theatre' },
  i: { command: 'picture' },
  c: { command: 'captions' },
  r: { command: 'loop' },
  n: { command: 'next' },
  Escape: { command: 'leave' },
  j: { command: 'jump', seconds: -LONG_S },
  l: { command: 'jump', seconds: LONG_S },
  ArrowUp: { command: 'louder', percent: LOUDER },
  ArrowDown: { command: 'louder', percent: -LOUDER },
  Home: { command: 'share', share: 0 },
  End: { command: 'share', share: 1 },
  '<': { command: 'faster', step: -1 },
  '>': { command: 'faster', step: 1 },
};

/** Key press, as in `KeyboardEvent`. */
export interface KeyPress {
  key: string;
  /** physical key: letters of other alphabets map to the Latin letter at that position */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Command of a key press; null for unknown keys and for browser shortcuts (with a modifier). `rtl` swaps left and
 * right.
 */
export function filmShortcutOf(
  { key, code, ctrlKey, metaKey, altKey }: KeyPress,
  rtl: boolean,
): FilmShortcut | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'ArrowRight') return { command: 'jump', seconds: rtl ? -SHORT_S : SHORT_S };
  if (key === 'ArrowLeft') return { command: 'jump', seconds: rtl ? SHORT_S : -SHORT_S };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && /^\p{N}$/u.test(key)) return { command: 'share', share: Number(digit) / 10 };
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const name = /^[a-z]$/i.test(key) ? key.toLowerCase() : letter && key.length === 1 ? letter : key;
  return Object.hasOwn(plain, name) ? (plain[name] ?? null) : null;
}
