import type { LyricLine } from '../model.ts';
import { isMostly, distinguishingScript, scriptOf } from './scripts.ts';

/** Share of timestamps with two lines from which the first of them counts as translation of the line before. */
const MOSTLY = 0.6;
/** `title - artist` */
const HEADING = /\s[-–—/]\s/;

/**
 * Assigns translations that have the timestamp of the next line: a single line, then pairs of a translation and
 * the next line, a single translation at the end; both in different scripts.
 *
 * @param groups the lines of each timestamp
 * @returns undefined for all other lyrics
 */
export function joinShifted(groups: readonly LyricLine[][]): LyricLine[] | undefined {
  const [[first, ...others] = [], ...rest] = groups;
  const [last, ...more] = rest.at(-1) ?? [];
  const inner = rest.slice(0, -1);
  const pairs = inner.filter(({ length }) => length === 2);
  if (!first || !last || others.length > 0 || more.length > 0 || HEADING.test(first.text)) return undefined;
  if (pairs.length < 2 || pairs.length < inner.length * MOSTLY || inner.some(({ length }) => length > 2))
    return undefined;
  const sung = [first, ...pairs.flatMap((pair) => pair.slice(1))].map(({ text }) => text);
  const translated = [...pairs.flatMap((pair) => pair.slice(0, 1)), last].map(({ text }) => text);
  const script = distinguishingScript(sung, translated);
  const lastScript = scriptOf(last.text);
  if (!script || scriptOf(first.text) !== script || !lastScript || !isMostly(translated, lastScript))
    return undefined;
  // A Chinese title above a foreign song with Chinese translations has nearly the same shape.
  if (script === 'han' && (pairs.length < inner.length || lastScript !== 'latin')) return undefined;
  return joinedLines(groups, script);
}

function joinedLines(groups: readonly LyricLine[][], script: string): LyricLine[] | undefined {
  const lines: LyricLine[] = [];
  const translate = (text: string): boolean => {
    const before = lines.pop();
    if (before) lines.push(before.translation === undefined ? { ...before, translation: text } : before);
    return before !== undefined && before.translation === undefined;
  };
  for (const [one, next] of groups) {
    if (!one || one.words) return undefined;
    if (next) {
      if (!translate(one.text)) return undefined;
      lines.push(next);
    } else if (scriptOf(one.text) === script || !translate(one.text)) lines.push(one);
  }
  return lines;
}
