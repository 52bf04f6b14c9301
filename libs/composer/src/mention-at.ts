/** Unfinished mention: the text between an `@` and the caret. */
export interface MentionTyped {
  /** index of the `@` */
  from: number;
  /** index of the caret */
  to: number;
  /** as typed so far */
  name: string;
}

/** Longer than any nickname. */
const MOST = 30;

/**
 * Mention that is being typed at the caret; null if there is none. An `@` after a Latin letter or a digit (an
 * e-mail address) starts no mention.
 */
export function mentionAt(text: string, caret: number): MentionTyped | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || caret - from > MOST + 1) return null;
  const name = text.slice(from + 1, caret);
  if (/[\s#@]/u.test(name) || /[\p{Script=Latin}\d]/u.test(text.charAt(from - 1))) return null;
  return { from, to: caret, name };
}

/** Replaces the typed mention by `nickname`; returns the text and the new caret index. */
export function insertMention(
  text: string,
  { from, to }: MentionTyped,
  nickname: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${nickname} `;
  return { text: before + text.slice(to).replace(/^ /u, ''), caret: before.length };
}
