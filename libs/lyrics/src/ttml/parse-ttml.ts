import type { LyricLine, Lyrics, SungText } from '../model.ts';
import { closeLines, type OpenLine, joinWordTexts } from '../shape/line-ends.ts';
import { collapseWhitespace } from '../shape/text-lines.ts';
import { normalizeWordSpacing } from '../shape/normalize-word-spacing.ts';
import { stripBrackets, withoutBrackets } from '../shape/without-brackets.ts';
import { type LineContent, contentOf, type LineText, type TimesOf } from './content.ts';
import { type Head, headOf } from './head.ts';
import { removeLayoutWhitespace } from './layout.ts';
import { type TimeBase, timeBaseOf, parseTtmlTime } from './time.ts';
import { type XmlElement, isElement, descendantsNamed, parseXml } from './xml-tree.ts';

export interface TtmlOptions {
  /** BCP 47: preferred language of translations; default and fallback: the first one */
  language?: string;
}

const filled = <Value extends object>(key: string, value: Value | string | undefined) =>
  value === undefined || value === '' ? {} : { [key]: value };

/**
 * Parses TTML lyrics: lines (`p`) and words (`span`) with times, agents, background vocals, translations and
 * romanizations in the line or in the head, readings as ruby. A document without times becomes untimed lines; what
 * cannot be parsed is skipped. Never throws (docs/lyrics/ttml.md).
 */
export function parseTtml(source: string, { language = '' }: TtmlOptions = {}): Lyrics {
  const root = parseXml(source);
  const [tt = root] = descendantsNamed(root, 'tt');
  removeLayoutWhitespace(tt);
  const base = timeBaseOf(tt.attributes);
  const head = headOf(tt);
  const paragraphs = [...descendantsNamed(tt, 'p')];
  // Documents with `itunes:timing` follow the convention of lyrics.
  const within = tt.attributes['timing'] === undefined && countsWithin(paragraphs, base);
  const lines = paragraphs.flatMap((p) => readLine(p, { base, head, within, language }));
  const timed = lines.some(({ startMs }) => startMs !== undefined);
  const open = lines.flatMap(({ startMs, ...line }): OpenLine[] =>
    startMs !== undefined ? [{ ...line, startMs }] : timed ? [] : [{ ...line, startMs: 0 }],
  );
  const endMs = Number.POSITIVE_INFINITY;
  return {
    timed,
    lines: timed ? closeLines(open) : open.map((line): LyricLine => ({ ...line, startMs: 0, endMs })),
    ...filled('language', tt.attributes['lang']),
    ...(head.agents.length > 0 ? { agents: head.agents } : {}),
    ...(head.credits.length > 0 ? { credits: head.credits } : {}),
    ...(Object.keys(head.tags).length > 0 ? { tags: head.tags } : {}),
  };
}

/**
 * Whether span times are relative to their line, as TTML defines, or absolute, as in most lyrics; decided by the
 * first spans.
 */
function countsWithin(paragraphs: readonly XmlElement[], base: TimeBase): boolean {
  let votes = 0;
  for (const p of paragraphs) {
    const begin = parseTtmlTime(p.attributes['begin'], base) ?? 0;
    const first = p.children
      .filter(isElement)
      .find(({ attributes }) => attributes['begin'] && !attributes['role']);
    const firstMs = parseTtmlTime(first?.attributes['begin'], base);
    // Words that start slightly before their line are timing errors.
    if (firstMs !== undefined && begin > 500) votes += firstMs < begin - 500 ? 1 : -1;
  }
  return votes > 0;
}

interface Context {
  base: TimeBase;
  head: Head;
  /** times of spans are relative to their line */
  within: boolean;
  language: string;
}

function timesFrom(base: TimeBase, fromMs: number): TimesOf {
  return ({ attributes }) => {
    const begin = parseTtmlTime(attributes['begin'], base);
    const length = parseTtmlTime(attributes['dur'], base);
    const end =
      parseTtmlTime(attributes['end'], base) ??
      (begin !== undefined && length !== undefined ? begin + length : undefined);
    return {
      begin: begin === undefined ? undefined : begin + fromMs,
      end: end === undefined ? undefined : end + fromMs,
    };
  };
}

type Read = Omit<OpenLine, 'startMs'> & { startMs: number | undefined };

function readLine(p: XmlElement, { base, head, within, language }: Context): Read[] {
  const { begin, end } = timesFrom(base, 0)(p);
  const content = contentOf(p, timesFrom(base, within ? (begin ?? 0) : 0));
  const { agent, key = p.attributes['id'] ?? '' } = p.attributes;
  const translation = choose([...content.translations, ...(head.translations.get(key) ?? [])], language);
  const romanisation = choose([...content.romanisations, ...(head.romanisations.get(key) ?? [])], '');
  const sung = sungText(content, begin, end);
  const behind = content.background && backgroundOf(content.background, sung, translation, romanisation);
  const line = {
    ...sung,
    ...filled('translation', translation?.text),
    ...filled('romanisation', romanisation?.text),
    ...filled('agent', agent?.trim().split(/\s+/)[0]),
  };
  if (sung.text !== '') return [{ ...line, ...filled('background', behind) }];
  // A line with background vocals only becomes a line.
  return behind ? [{ ...line, ...behind }] : [];
}

/** Text of a line or of background vocals; missing times come from the words. */
function sungText(content: LineContent, begin: number | undefined, end: number | undefined) {
  const words = normalizeWordSpacing(content.words);
  const startMs = begin ?? words[0]?.startMs;
  return {
    startMs,
    endMs: end === undefined ? undefined : Math.max(startMs ?? 0, end),
    text: words.length > 0 ? joinWordTexts(words) : collapseWhitespace(content.text),
    ...(words.length > 0 ? { words } : {}),
  };
}

function backgroundOf(
  { content, begin, end }: NonNullable<LineContent['background']>,
  line: { startMs: number | undefined; endMs: number | undefined },
  translation: LineText | undefined,
  romanisation: LineText | undefined,
): SungText | undefined {
  const { startMs = line.startMs ?? 0, ...sung } = sungText(content, begin, end);
  const [closed] = closeLines([
    { ...sung, startMs, endMs: sung.endMs ?? (sung.words ? undefined : line.endMs) },
  ]);
  const bareSung = closed && withoutBrackets(closed);
  if (!bareSung?.text) return undefined;
  const own = {
    translation: choose(content.translations, '')?.text,
    romanisation: choose(content.romanisations, '')?.text,
  };
  return {
    ...bareSung,
    ...filled('translation', own.translation ?? bareText(translation)),
    ...filled('romanisation', own.romanisation ?? bareText(romanisation)),
  };
}

const bareText = (said: LineText | undefined): string | undefined =>
  said?.background === undefined ? undefined : stripBrackets(said.background);

/** Text in the preferred language, else in the same language without region and script, else the first. */
function choose(texts: readonly LineText[], language: string): LineText | undefined {
  const given = texts.filter(({ text }) => text !== '');
  const wanted = language.toLowerCase();
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  return (
    given.find((one) => one.language.toLowerCase() === wanted) ??
    given.find((one) => primary(one.language) === primary(wanted)) ??
    given[0]
  );
}
