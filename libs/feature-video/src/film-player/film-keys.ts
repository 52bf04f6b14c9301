/** Command of a keyboard shortcut. */
export type FilmKey =
  | { act: 'toggle' | 'mute' | 'fullscreen' | 'theatre' | 'picture' | 'captions' | 'loop' | 'next' | 'leave' }
  | { act: 'jump'; seconds: number }
  | { act: 'louder'; percent: number }
  /** to a fraction of the film, 0 to 1 */
  | { act: 'share'; share: number }
  | { act: 'faster'; step: 1 | -1 };

const SHORT_S = 5;
const LONG_S = 10;
const LOUDER = 5;

/**
 * Shortcuts by the typed character, independent of the keyboard layout; left and right arrows are handled
 * separately, by text direction.
 */
const plain: Readonly<Record<string, FilmKey>> = {
  ' ': { act: 'toggle' },
  k: { act: 'toggle' },
  m: { act: 'mute' },
  f: { act: 'fullscreen' },
  t: { act: 'theatre' },
  i: { act: 'picture' },
  c: { act: 'captions' },
  r: { act: 'loop' },
  n: { act: 'next' },
  Escape: { act: 'leave' },
  j: { act: 'jump', seconds: -LONG_S },
  l: { act: 'jump', seconds: LONG_S },
  ArrowUp: { act: 'louder', percent: LOUDER },
  ArrowDown: { act: 'louder', percent: -LOUDER },
  Home: { act: 'share', share: 0 },
  End: { act: 'share', share: 1 },
  '<': { act: 'faster', step: -1 },
  '>': { act: 'faster', step: 1 },
};

/** Key press, as in `KeyboardEvent`. */
export interface KeyPressed {
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
export function filmKeyOf({ key, code, ctrlKey, metaKey, altKey }: KeyPressed, rtl: boolean): FilmKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'ArrowRight') return { act: 'jump', seconds: rtl ? -SHORT_S : SHORT_S };
  if (key === 'ArrowLeft') return { act: 'jump', seconds: rtl ? SHORT_S : -SHORT_S };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && /^\p{N}$/u.test(key)) return { act: 'share', share: Number(digit) / 10 };
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const name = /^[a-z]$/i.test(key) ? key.toLowerCase() : letter && key.length === 1 ? letter : key;
  return Object.hasOwn(plain, name) ? (plain[name] ?? null) : null;
}
