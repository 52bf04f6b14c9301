/** Unfinished topic at the end of a text: up to 20 characters after `#`. */
const BEGUN = /#([^#\s]{0,20})$/u;

/** Topic being typed at the end of the text, without `#`; null if there is none or it is closed by a second `#`. */
export function unfinishedTopic(text: string): string | null {
  const signs = text.split('#').length - 1;
  const [, begun] = BEGUN.exec(text) ?? [];
  return begun !== undefined && signs % 2 === 1 ? begun : null;
}

/** Completes the topic being typed, or appends `title` as a topic. */
export const insertTopic = (text: string, title: string): string =>
  unfinishedTopic(text) === null ? `${text}#${title}# ` : `${text.replace(BEGUN, '')}#${title}# `;
