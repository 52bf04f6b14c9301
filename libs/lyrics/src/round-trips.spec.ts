import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LyricLine,
  type Lyrics,
  parseLrc,
  parseYrc,
  readLyrics,
  shiftLyrics,
  writeContractLyrics,
  writeLrc,
  writeYrc,
} from './index.ts';
import { formatOf, parseEnhancedLrc, parseTtml, readAnyLyrics, writeTtml } from './ttml.ts';

/** Text without any meaning in the formats. */
const text = fc
  .stringMatching(/^[a-z床月光é&'".,!?]{1,8}( [a-z床月光é&'".,!?]{1,8}){0,2}$/)
  .map((text) => text.normalize('NFC'));
const length = fc.integer({ min: 1, max: 4000 });

interface Draft {
  gap: number;
  words: { text: string; length: number; blank: boolean }[];
  beside: { translation?: string | undefined; romanisation?: string | undefined };
  agent: number;
}
const draft: fc.Arbitrary<Draft> = fc.record({
  gap: fc.constantFrom(0, 700, 9000),
  words: fc.array(fc.record({ text, length, blank: fc.boolean() }), { minLength: 1, maxLength: 5 }),
  beside: fc.record({
    translation: fc.option(text, { nil: undefined }),
    romanisation: fc.option(text, { nil: undefined }),
  }),
  agent: fc.nat(2),
});

/** Consecutive lines; each ends with its last word. */
function linesOf(drafts: readonly Draft[]): LyricLine[] {
  let now = 0;
  return drafts.map(({ gap, words: parts, beside }) => {
    const startMs = (now += gap);
    const words = parts.map((part, at) => {
      const blank = part.blank && at < parts.length - 1 ? ' ' : '';
      return { startMs: now, endMs: (now += part.length), text: part.text + blank };
    });
    const given = Object.entries(beside).filter(([, value]) => value !== undefined);
    return {
      startMs,
      endMs: now,
      text: words.map((word) => word.text).join(''),
      words,
      ...Object.fromEntries(given),
    };
  });
}
const drafts = fc.array(draft, { minLength: 1, maxLength: 6 });
const besides = ({ translation: _t, romanisation: _r, ...line }: LyricLine): LyricLine => line;
const wordless = ({ words: _words, ...line }: LyricLine): LyricLine => line;
const timed = (lines: LyricLine[]): Lyrics => ({ timed: true, lines });

describe('a round trip through', () => {
  it('keeps lines and pauses through LRC', () => {
    fc.assert(
      fc.property(drafts, (given) => {
        const lines = linesOf(given).map(besides).map(wordless);
        expect(parseLrc(writeLrc(timed(lines))).lines).toEqual(lines);
      }),
    );
  });

  it('keeps words through enhanced LRC', () => {
    fc.assert(
      fc.property(drafts, (given) => {
        const lines = linesOf(given).map(besides);
        expect(parseLrc(writeLrc(timed(lines), { timing: 'word' })).lines).toEqual(lines);
      }),
    );
  });

  it('keeps singers and background vocals through enhanced LRC', () => {
    const agents = ['v1', 'v2', 'v1000'].map((id) => ({
      id,
      kind: id === 'v1000' ? ('group' as const) : ('person' as const),
    }));
    fc.assert(
      fc.property(drafts, (given) => {
        const lines = linesOf(given).map((line, at) => {
          const behind = shiftLyrics(timed(linesOf(given.slice(at, at + 1))), line.startMs).lines.map(
            besides,
          )[0];
          const agent = agents[given[at]?.agent ?? 0]?.id ?? '';
          return { ...besides(line), agent, ...(behind && at % 2 === 0 ? { background: behind } : {}) };
        });
        const read = parseEnhancedLrc(writeLrc({ ...timed(lines), agents }, { timing: 'word' }));
        expect(read.lines).toEqual(lines);
        const named = new Set(lines.map(({ agent }) => agent));
        expect(new Set(read.agents)).toEqual(new Set(agents.filter(({ id }) => named.has(id))));
      }),
    );
  });

  it('keeps voices, tags and credits through LRC', () => {
    const agents = ['female', 'male', 'duet'];
    fc.assert(
      fc.property(drafts, text, text, (given, title, credit) => {
        const lines = linesOf(given).map((line, at) => ({
          ...besides(wordless(line)),
          agent: agents[given[at]?.agent ?? 0] ?? '',
        }));
        const lyrics = { ...timed(lines), tags: { ti: title }, credits: [{ startMs: 7, text: credit }] };
        expect(parseLrc(writeLrc(lyrics))).toMatchObject(lyrics);
      }),
    );
  });

  it('keeps words and credits through YRC', () => {
    fc.assert(
      fc.property(drafts, text, (given, credit) => {
        const lyrics = { ...timed(linesOf(given).map(besides)), credits: [{ startMs: 0, text: credit }] };
        expect(parseYrc(writeYrc(lyrics))).toEqual(lyrics);
      }),
    );
  });

  it('keeps words, translations and romanizations through the contract’s texts', () => {
    fc.assert(
      fc.property(drafts, (given) => {
        // Timestamps may be 0.6 s off: closer lines share their translations.
        const lines = linesOf(given.map((one) => ({ ...one, gap: one.gap + 1300 })));
        expect(readLyrics(writeContractLyrics(timed(lines))).lines).toEqual(lines);
      }),
    );
  });

  it('keeps everything through TTML', () => {
    fc.assert(
      fc.property(drafts, text, text, (given, name, reading) => {
        const agents = [
          { id: 'v1', kind: 'person' as const, name },
          { id: 'v2', kind: 'group' as const },
          { id: 'v3', kind: 'other' as const },
        ];
        const lines = linesOf(given).map((line, at) => {
          const behind = shiftLyrics(timed(linesOf(given.slice(at, at + 1))), line.startMs).lines[0];
          const [first, ...others] = line.words ?? [];
          return {
            ...line,
            words: [...(first ? [{ ...first, reading }] : []), ...others],
            agent: agents[given[at]?.agent ?? 0]?.id ?? 'v1',
            ...(behind && at % 2 === 0 ? { background: behind } : {}),
          };
        });
        const lyrics: Lyrics = {
          ...timed(lines),
          agents,
          language: 'zh-Hans',
          tags: { ti: name, ar: reading, au: name },
          credits: [{ startMs: 0, text: name }],
        };
        expect(parseTtml(writeTtml(lyrics))).toEqual(lyrics);
      }),
    );
  });
});

/** The same lines as other programs write them. */
const clock = (ms: number, comma: string) => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${comma}${String(ms % 1000).padStart(3, '0')}`;
};
const wordsOf = ({ words = [] }: LyricLine) =>
  words.map((word) => ({ ...word, ms: word.endMs - word.startMs }));
const opening = ({ startMs, endMs }: LyricLine) => `[${startMs},${endMs - startMs}]`;
const cue = (line: LyricLine, comma: string) =>
  `${clock(line.startMs, comma)} --> ${clock(line.endMs, comma)}\n${line.text}\n\n`;
const forms: [string, boolean, (lines: LyricLine[]) => string][] = [
  [
    'qrc',
    true,
    (lines) =>
      lines
        .map(
          (line) =>
            opening(line) +
            wordsOf(line)
              .map((one) => `${one.text}(${one.startMs},${one.ms})`)
              .join(''),
        )
        .join('\n'),
  ],
  [
    'krc',
    true,
    (lines) =>
      lines
        .map(
          (line) =>
            opening(line) +
            wordsOf(line)
              .map((one) => `<${one.startMs - line.startMs},${one.ms},0>${one.text}`)
              .join(''),
        )
        .join('\n'),
  ],
  [
    'lys',
    true,
    (lines) =>
      lines
        .map(
          (line) =>
            `[0]${wordsOf(line)
              .map((one) => `${one.text}(${one.startMs},${one.ms})`)
              .join('')}`,
        )
        .join('\n'),
  ],
  ['srt', false, (lines) => lines.map((line, at) => `${at + 1}\n${cue(line, ',')}`).join('')],
  ['vtt', false, (lines) => `WEBVTT\n\n${lines.map((line) => cue(line, '.')).join('')}`],
];

describe.each(forms)('lines written by other programs as %s', (format, byWord, write) => {
  it('parses lines of other programs with all times, and without times in the text', () => {
    const plainWords = draft.filter(({ words }) => words.every((word) => !/[&<]/.test(word.text)));
    fc.assert(
      fc.property(fc.array(plainWords, { minLength: 2, maxLength: 6 }), (given) => {
        const lines = linesOf(given).map(besides);
        const text = write(lines);
        expect(formatOf(text)).toBe(format);
        expect(readAnyLyrics(text).lines).toEqual(byWord ? lines : lines.map(wordless));
      }),
    );
  });
});
