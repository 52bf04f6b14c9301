/** What a topic may be called before it is closed. */
const BEGUN = /#([^#\s]{0,20})$/u;

/** The topic that is being written at the end of words, without its sign; null: none. A closed one is none. */
export function begunTopic(words: string): string | null {
  const signs = words.split('#').length - 1;
  const [, begun] = BEGUN.exec(words) ?? [];
  return begun !== undefined && signs % 2 === 1 ? begun : null;
}

/** The words with the topic that was begun written out. */
export const withTopic = (words: string, title: string): string =>
  begunTopic(words) === null ? `${words}#${title}# ` : `${words.replace(BEGUN, '')}#${title}# `;
