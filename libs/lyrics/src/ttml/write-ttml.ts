import {
  timingOf,
  type LyricAgent,
  type LyricLine,
  type Lyrics,
  type LyricWord,
  type SungText,
} from '../model.ts';
import { collapseWhitespace } from '../shape/text-lines.ts';
import { formatClockTime } from '../format-clock-time.ts';

const spaces = [
  'xmlns="http://www.w3.org/ns/ttml"',
  'xmlns:ttm="http://www.w3.org/ns/ttml#metadata"',
  'xmlns:tts="http://www.w3.org/ns/ttml#styling"',
  'xmlns:itunes="http://music.apple.com/lyric-ttml-internal"',
  'xmlns:amll="http://www.example.com/ns/amll"',
];
const timings = { word: 'Word', line: 'Line', plain: 'None' };
const metaNames: Record<string, string> = { ti: 'musicName', ar: 'artists', al: 'album' };

/** Characters that XML cannot hold, not even escaped. */
const UNFIT = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text
    .replace(UNFIT, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Attributes = Record<string, string | undefined>;

function element(name: string, attributes: Attributes, content = ''): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  return content === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${content}</${name}>`;
}

const times = ({ startMs, endMs }: { startMs: number; endMs: number }): Attributes => ({
  begin: formatClockTime(startMs),
  end: Number.isFinite(endMs) ? formatClockTime(endMs) : undefined,
});

function wordSpan(word: LyricWord): string {
  const text = word.text.replace(/\s+/g, ' ');
  const bare = text.trimEnd();
  // The space is between the spans, where other readers expect it.
  const blank = bare === text ? '' : ' ';
  if (!word.reading) return element('span', times(word), escaped(bare)) + blank;
  const base = element('span', { 'tts:ruby': 'base' }, escaped(bare));
  const above = element('span', { 'tts:ruby': 'text', ...times(word) }, escaped(word.reading));
  const holder = element('span', { 'tts:ruby': 'textContainer' }, above);
  return element('span', { 'tts:ruby': 'container' }, base + holder) + blank;
}

const bracketed = (words: readonly LyricWord[]): LyricWord[] =>
  words.map((word, at) => ({
    ...word,
    text: `${at === 0 ? '(' : ''}${word.text}${at === words.length - 1 ? ')' : ''}`,
  }));

function besides({ translation, romanisation }: SungText, language: string | undefined): string {
  const role = (name: string, text: string | undefined, lang?: string) =>
    text ? element('span', { 'ttm:role': name, 'xml:lang': lang }, escaped(collapseWhitespace(text))) : '';
  return role('x-translation', translation, language) + role('x-roman', romanisation);
}

function backgroundSpan(sung: SungText, language: string | undefined): string {
  const content = sung.words
    ? bracketed(sung.words).map(wordSpan).join('')
    : escaped(`(${collapseWhitespace(sung.text)})`);
  return element('span', { 'ttm:role': 'x-bg', ...times(sung) }, content + besides(sung, language));
}

function paragraph(line: LyricLine, at: number, timed: boolean, language: string | undefined): string {
  const content = line.words ? line.words.map(wordSpan).join('') : escaped(collapseWhitespace(line.text));
  const behind = line.background ? backgroundSpan(line.background, language) : '';
  const attributes = {
    ...(timed ? times(line) : {}),
    'ttm:agent': line.agent,
    'itunes:key': `L${at + 1}`,
  };
  return element('p', attributes, content + behind + besides(line, language));
}

function agentsOf({ agents = [], lines }: Lyrics): LyricAgent[] {
  const known = new Set(agents.map(({ id }) => id));
  const named = new Set(lines.flatMap(({ agent }) => (agent && !known.has(agent) ? [agent] : [])));
  return [...agents, ...[...named].map((id): LyricAgent => ({ id, kind: 'person' }))];
}

function metadata(lyrics: Lyrics): string {
  const { tags = {}, credits = [] } = lyrics;
  const agents = agentsOf(lyrics).map(({ id, kind, name }) =>
    element(
      'ttm:agent',
      { type: kind, 'xml:id': id },
      name ? element('ttm:name', { type: 'full' }, escaped(name)) : '',
    ),
  );
  const meta = Object.entries(metaNames).flatMap(([tag, key]) =>
    tags[tag] ? [element('amll:meta', { key, value: tags[tag] })] : [],
  );
  const notes = credits.map(({ text }) => element('ttm:desc', {}, escaped(text)));
  const writers = tags['au']
    ? element('songwriters', {}, element('songwriter', {}, escaped(tags['au'])))
    : '';
  const apple = writers
    ? [element('iTunesMetadata', { xmlns: 'http://music.apple.com/lyric-ttml-internal' }, writers)]
    : [];
  return element('metadata', {}, [...agents, ...meta, ...notes, ...apple].join(''));
}

export interface TtmlWriteOptions {
  /** BCP 47 of the translations */
  translationLanguage?: string;
}

/** Serializes lyrics without loss as TTML, with absolute times as usual for lyrics (docs/lyrics/ttml.md). */
export function writeTtml(lyrics: Lyrics, { translationLanguage }: TtmlWriteOptions = {}): string {
  const body = lyrics.lines.map((line, at) => paragraph(line, at, lyrics.timed, translationLanguage));
  const head = element('head', {}, metadata(lyrics));
  const text = element('body', {}, element('div', {}, body.join('')));
  const language = lyrics.language ? ` xml:lang="${escaped(lyrics.language)}"` : '';
  return `<tt ${spaces.join(' ')} itunes:timing="${timings[timingOf(lyrics)]}"${language}>${head}${text}</tt>`;
}
