import type { LyricWord } from '../model.ts';
import { joinLines, joinWordLines, collapseBlanks } from './layout.ts';
import { textContent, type XmlElement, isElement, descendantsNamed } from './xml-tree.ts';

/** A translation or romanization of a line. */
export interface LineText {
  language: string;
  text: string;
  /** the part that belongs to the line's background vocals */
  background?: string;
}

/** Content of a line: words, untimed text, translations, romanizations and background vocals. */
export interface LineContent {
  words: LyricWord[];
  text: string;
  translations: LineText[];
  romanisations: LineText[];
  background?: { content: LineContent; begin: number | undefined; end: number | undefined };
}

/** Reads the times of an element, ms from the song's start. */
export type TimesOf = (element: XmlElement) => { begin: number | undefined; end: number | undefined };

const ROMAN = /^x-(roman|romanization|romanisation|transliteration)$/;
const notText = new Set(['metadata', 'set', 'animate', 'audio', 'image']);

/** The text of a word: line feeds at its ends are document layout. */
const wordText = (text: string): string => joinLines(collapseBlanks(text).replace(/^\n|\n$/g, ''));

const emptyContent = (): LineContent => ({ words: [], text: '', translations: [], romanisations: [] });

/** Parses a `p`, a background `span` or a `text`. */
export function contentOf(element: XmlElement, timesOf: TimesOf): LineContent {
  const content = emptyContent();
  collect(element, timesOf, content);
  return { ...content, words: joinWordLines(content.words), text: joinLines(content.text) };
}

function collect(element: XmlElement, timesOf: TimesOf, into: LineContent): void {
  for (const child of element.children) {
    if (!isElement(child)) addText(into, collapseBlanks(child));
    else if (child.name === 'br') addText(into, ' ');
    else if (!notText.has(child.name)) collectSpan(child, timesOf, into);
  }
}

function collectSpan(span: XmlElement, timesOf: TimesOf, into: LineContent): void {
  const role = span.attributes['role'] ?? '';
  if (role === 'x-bg') {
    into.background ??= { content: contentOf(span, timesOf), ...timesOf(span) };
  } else if (role === 'x-translation') {
    into.translations.push(lineTextOf(span, timesOf));
  } else if (ROMAN.test(role)) {
    into.romanisations.push(lineTextOf(span, timesOf));
  } else if (span.attributes['ruby'] === 'container') {
    addRuby(into, span, timesOf);
  } else if (isWord(span, timesOf)) {
    const { begin = 0, end = Number.POSITIVE_INFINITY } = timesOf(span);
    addWord(into, { startMs: begin, endMs: Math.max(begin, end), text: wordText(textContent(span)) });
  } else collect(span, timesOf, into);
}

/** The language and text of an element, with the background part separate. */
export function lineTextOf(element: XmlElement, timesOf: TimesOf): LineText {
  const { text, background } = contentOf(element, timesOf);
  const behind = background?.content.text.trim();
  return {
    language: element.attributes['lang'] ?? '',
    text: text.replace(/\s+/g, ' ').trim(),
    ...(behind ? { background: behind } : {}),
  };
}

/** Whether a span is a word: it has a begin time and contains no timed spans. */
const isWord = (span: XmlElement, timesOf: TimesOf): boolean =>
  timesOf(span).begin !== undefined &&
  !span.children.some(
    (child) => isElement(child) && (child.attributes['begin'] || child.attributes['ruby']),
  ) &&
  [...descendantsNamed(span, 'span')].every((inner) => !inner.attributes['role']);

/** Adds characters with a ruby reading. Times come from the container or from its readings. */
function addRuby(into: LineContent, container: XmlElement, timesOf: TimesOf): void {
  const parts = [...descendantsNamed(container, 'span')];
  const of = (kind: string) => parts.filter(({ attributes }) => attributes['ruby'] === kind);
  const text = wordText(of('base').map(textContent).join(''));
  const readings = of('text');
  const reading = readings.map((part) => textContent(part).trim()).join('');
  const times = [container, ...readings].map(timesOf);
  const begins = times.flatMap(({ begin }) => (begin === undefined ? [] : [begin]));
  const ends = times.flatMap(({ end }) => (end === undefined ? [] : [end]));
  if (begins.length === 0) return addText(into, text);
  const startMs = Math.min(...begins);
  const endMs = ends.length > 0 ? Math.max(startMs, ...ends) : Number.POSITIVE_INFINITY;
  addWord(into, { startMs, endMs, text, ...(reading ? { reading } : {}) });
}

/** Untimed text extends the word before it, or precedes the first. */
function addText(into: LineContent, text: string): void {
  into.text += text;
  const last = into.words.at(-1);
  if (last) last.text += text;
}

function addWord(into: LineContent, word: LyricWord): void {
  const text = into.words.length === 0 ? into.text + word.text : word.text;
  into.words.push({ ...word, text });
  into.text += word.text;
}
