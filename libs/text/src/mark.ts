import { type Dictionary, emptyDictionary } from './dictionary.ts';
import { mistypedIn } from './grade.ts';
import { type PhraseMatch, phraseAt } from './phrase.ts';
import { readQuery } from './query.ts';
import { type Unit, unitsOf } from './units.ts';

/** A range of a text, in UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Ranges of a text that match a query: all occurrences of the whole phrase, otherwise of its words, otherwise of
 * words with one typing error. Ranges are sorted and never touch.
 */
export function markMatches(
  text: string,
  keywords: string,
  dictionary: Dictionary = emptyDictionary,
): TextRange[] {
  const units = unitsOf(text, dictionary);
  const { whole, tokens } = readQuery(keywords, dictionary);
  const phrases = everywhere(units, whole);
  if (phrases.length) return joined(phrases);
  return joined(
    tokens.flatMap((token) => {
      const found = everywhere(units, token.text);
      return found.length ? found : mistypedIn(units, token).map(({ start, end }) => ({ start, end }));
    }),
  );
}

/** All literal occurrences of a phrase, or those by its reading if there are none. */
function everywhere(units: readonly Unit[], phrase: string): TextRange[] {
  const hits: PhraseMatch[] = [];
  for (let from = 0; from < units.length;) {
    const hit = phraseAt(units, from, phrase);
    if (hit) hits.push(hit);
    from = hit?.literal ? hit.to : from + 1;
  }
  const literal = hits.filter((hit) => hit.literal);
  return (literal.length ? literal : hits).flatMap((hit) => rangeOf(units, hit));
}

function rangeOf(units: readonly Unit[], { from, to, begun }: PhraseMatch): TextRange[] {
  const [first, last] = [units[from], units[to - 1]];
  if (!first || !last) return [];
  const end = begun > 0 && last.word ? Math.min(last.end, last.start + begun) : last.end;
  return [{ start: first.start, end }];
}

function joined(ranges: readonly TextRange[]): TextRange[] {
  const made: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = made.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else made.push({ ...range });
  }
  return made;
}

/**
 * Wraps ranges in `<b>`, as the contract does for lyric lines: `床前<b>明月</b>光`
 * (docs/specification/contract/search.md).
 */
export function withMarks(text: string, ranges: readonly TextRange[]): string {
  let at = 0;
  let marked = '';
  for (const { start, end } of ranges) {
    marked += `${text.slice(at, start)}<b>${text.slice(start, end)}</b>`;
    at = end;
  }
  return marked + text.slice(at);
}
