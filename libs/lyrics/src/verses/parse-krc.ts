import type { LyricLine, Lyrics } from '../model.ts';
import { decodeBase64 } from '../shape/base64.ts';
import { collapseWhitespace } from '../shape/text-lines.ts';
import { readVerse, VERSE } from '../yrc/verse.ts';
import { taggedLines, timedLyrics } from './tagged-lines.ts';

/** `<start,length,flag>` opens a word; ms, relative to the line's start. */
const WORD_HEAD = /<(\d{1,9}),(\d{1,9}),-?\d{1,9}>/g;

type Beside = Pick<LyricLine, 'translation' | 'romanisation'>;

interface Block {
  type?: unknown;
  lyricContent?: unknown;
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Joins the parts of a line: syllables contain their trailing space, or there are no spaces at all. */
function joinParts(parts: unknown): string {
  const texts = (isList(parts) ? parts : []).filter((part) => typeof part === 'string');
  return collapseWhitespace(texts.join(texts.some((text) => text.endsWith(' ')) ? '' : ' '));
}

/** Translations and romanizations from the tag `language` (Base64 of JSON), by index of the verse. */
function besideVerses(language: string | undefined): Beside[] {
  try {
    const { content } = JSON.parse(decodeBase64(language ?? '') ?? '') as { content?: unknown };
    const blocks = (isList(content) ? content : []) as (Block | null)[];
    const textsOf = (type: number): string[] => {
      const texts = blocks.find((block) => block?.type === type)?.lyricContent;
      return isList(texts) ? texts.map(joinParts) : [];
    };
    const [romanisations, translations] = [textsOf(0), textsOf(1)];
    const longer = translations.length > romanisations.length ? translations : romanisations;
    return longer.map((_, at) => ({
      ...(translations[at] ? { translation: translations[at] } : {}),
      ...(romanisations[at] ? { romanisation: romanisations[at] } : {}),
    }));
  } catch {
    return [];
  }
}

/**
 * Parses unencrypted KRC (Kugou): `[start,length]<start,length,flag>word…`, with translations and romanizations in
 * the tag `language`. Never throws (docs/lyrics/krc.md).
 */
export function parseKrc(source: string): Lyrics {
  const { tags: all, others } = taggedLines(source);
  const { language, ...tags } = all;
  const beside = besideVerses(language);
  let verses = -1;
  const lines = others.flatMap((raw): LyricLine[] => {
    const verse = VERSE.exec(raw);
    if (!verse) return [];
    verses += 1;
    return readVerse(verse, raw, WORD_HEAD, true).map((line) => ({ ...line, ...beside[verses] }));
  });
  return timedLyrics(lines, tags);
}
