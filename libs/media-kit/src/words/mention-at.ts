/** What stands between an `@` and the caret: somebody's name is being typed. */
export interface MentionTyped {
  /** place of the `@` */
  from: number;
  /** place of the caret */
  to: number;
  /** as typed so far */
  name: string;
}

/** Longer than any nickname. */
const MOST = 30;

/** The name that is being typed at the caret; null where there is none. An `@` within a word (an e-mail address) begins none. */
export function mentionAt(words: string, caret: number): MentionTyped | null {
  const from = words.lastIndexOf('@', caret - 1);
  if (from < 0 || caret - from > MOST + 1) return null;
  const name = words.slice(from + 1, caret);
  if (/[\s#@]/u.test(name) || /[\p{Script=Latin}\d]/u.test(words.charAt(from - 1))) return null;
  return { from, to: caret, name };
}

/** The words with that person named, and where the caret then stands. */
export function withMention(
  words: string,
  { from, to }: MentionTyped,
  nickname: string,
): { words: string; caret: number } {
  const before = `${words.slice(0, from)}@${nickname} `;
  return { words: before + words.slice(to).replace(/^ /u, ''), caret: before.length };
}
