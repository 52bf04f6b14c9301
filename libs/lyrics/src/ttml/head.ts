import type { LyricAgent, LyricCredit } from '../model.ts';
import { oneLine } from '../shape/text-lines.ts';
import { type Said, said } from './content.ts';
import { allText, type Element, named } from './tree.ts';

/** Parsed head of a document. */
export interface Head {
  agents: LyricAgent[];
  credits: LyricCredit[];
  tags: Record<string, string>;
  /** by the key of their line */
  translations: Map<string, Said[]>;
  romanisations: Map<string, Said[]>;
}

/** Names of `meta` elements and the corresponding LRC tags. */
const metaTags: Record<string, string> = { musicName: 'ti', artists: 'ar', album: 'al' };
const noTimes = () => ({ begin: undefined, end: undefined });

const kindOf = (type: string | undefined): LyricAgent['kind'] =>
  type === 'person' || type === 'group' ? type : 'other';

function agentsOf(head: Element): LyricAgent[] {
  const agents = new Map<string, LyricAgent>();
  for (const agent of named(head, 'agent')) {
    const { id, type } = agent.attributes;
    if (!id || agents.has(id)) continue;
    const name = oneLine([...named(agent, 'name')].map(allText)[0] ?? '');
    agents.set(id, { id, kind: kindOf(type), ...(name ? { name } : {}) });
  }
  return [...agents.values()];
}

function tagsOf(head: Element): Record<string, string> {
  const found = new Map<string, string[]>();
  const add = (tag: string, text: string) => {
    const words = oneLine(text);
    if (words) found.set(tag, [...(found.get(tag) ?? []), words]);
  };
  for (const title of named(head, 'title')) add('ti', allText(title));
  for (const { attributes } of named(head, 'meta')) {
    const tag = Object.hasOwn(metaTags, attributes['key'] ?? '')
      ? metaTags[attributes['key'] ?? '']
      : undefined;
    if (tag && !(tag === 'ti' && found.has('ti'))) add(tag, attributes['value'] ?? '');
  }
  for (const writer of named(head, 'songwriter')) add('au', allText(writer));
  return Object.fromEntries([...found].map(([tag, texts]) => [tag, texts.join(' / ')]));
}

/**
 * Texts of all `translation` or `transliteration` elements by line key, with the language of the enclosing
 * element.
 */
function textsFor(head: Element, name: string): Map<string, Said[]> {
  const texts = new Map<string, Said[]>();
  for (const block of named(head, name)) {
    const language = block.attributes['lang'] ?? '';
    for (const text of named(block, 'text')) {
      const key = text.attributes['for'];
      if (key) texts.set(key, [...(texts.get(key) ?? []), { ...said(text, noTimes), language }]);
    }
  }
  return texts;
}

/** Parses agents, metadata, notes (`desc`) and texts for lines. */
export const headOf = (head: Element): Head => ({
  agents: agentsOf(head),
  credits: [...named(head, 'desc')].flatMap((note) => {
    const text = oneLine(allText(note));
    return text ? [{ startMs: 0, text }] : [];
  }),
  tags: tagsOf(head),
  translations: textsFor(head, 'translation'),
  romanisations: textsFor(head, 'transliteration'),
});
