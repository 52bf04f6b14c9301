import type { LyricAgent, LyricCredit } from '../model.ts';
import { collapseWhitespace } from '../shape/text-lines.ts';
import { type LineText, lineTextOf } from './content.ts';
import { textContent, type XmlElement, descendantsNamed } from './xml-tree.ts';

/** Parsed head of a document. */
export interface Head {
  agents: LyricAgent[];
  credits: LyricCredit[];
  tags: Record<string, string>;
  /** by the key of their line */
  translations: Map<string, LineText[]>;
  romanisations: Map<string, LineText[]>;
}

/** Names of `meta` elements and the corresponding LRC tags. */
const metaTags: Record<string, string> = { musicName: 'ti', artists: 'ar', album: 'al' };
const noTimes = () => ({ begin: undefined, end: undefined });

const kindOf = (type: string | undefined): LyricAgent['kind'] =>
  type === 'person' || type === 'group' ? type : 'other';

function agentsOf(head: XmlElement): LyricAgent[] {
  const agents = new Map<string, LyricAgent>();
  for (const agent of descendantsNamed(head, 'agent')) {
    const { id, type } = agent.attributes;
    if (!id || agents.has(id)) continue;
    const name = collapseWhitespace([...descendantsNamed(agent, 'name')].map(textContent)[0] ?? '');
    agents.set(id, { id, kind: kindOf(type), ...(name ? { name } : {}) });
  }
  return [...agents.values()];
}

function tagsOf(head: XmlElement): Record<string, string> {
  const found = new Map<string, string[]>();
  const add = (tag: string, text: string) => {
    const name = collapseWhitespace(text);
    if (name) found.set(tag, [...(found.get(tag) ?? []), name]);
  };
  for (const title of descendantsNamed(head, 'title')) add('ti', textContent(title));
  for (const { attributes } of descendantsNamed(head, 'meta')) {
    const tag = Object.hasOwn(metaTags, attributes['key'] ?? '')
      ? metaTags[attributes['key'] ?? '']
      : undefined;
    if (tag && !(tag === 'ti' && found.has('ti'))) add(tag, attributes['value'] ?? '');
  }
  for (const writer of descendantsNamed(head, 'songwriter')) add('au', textContent(writer));
  return Object.fromEntries([...found].map(([tag, texts]) => [tag, texts.join(' / ')]));
}

/**
 * Texts of all `translation` or `transliteration` elements by line key, with the language of the enclosing
 * element.
 */
function textsFor(head: XmlElement, name: string): Map<string, LineText[]> {
  const texts = new Map<string, LineText[]>();
  for (const block of descendantsNamed(head, name)) {
    const language = block.attributes['lang'] ?? '';
    for (const text of descendantsNamed(block, 'text')) {
      const key = text.attributes['for'];
      if (key) texts.set(key, [...(texts.get(key) ?? []), { ...lineTextOf(text, noTimes), language }]);
    }
  }
  return texts;
}

/** Parses agents, metadata, notes (`desc`) and texts for lines. */
export const headOf = (head: XmlElement): Head => ({
  agents: agentsOf(head),
  credits: [...descendantsNamed(head, 'desc')].flatMap((note) => {
    const text = collapseWhitespace(textContent(note));
    return text ? [{ startMs: 0, text }] : [];
  }),
  tags: tagsOf(head),
  translations: textsFor(head, 'translation'),
  romanisations: textsFor(head, 'transliteration'),
});
