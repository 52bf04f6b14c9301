import { pinyinOf } from '@qingyin/server-kernel';
import { formatTimestamp } from '@qingyin/lyrics';
import type { Composition, LineTiming } from './composition.ts';
import type { PoemLine, SongSpec } from './song-spec.ts';

type Poem = Pick<SongSpec, 'lines'>;

function stamped(song: Composition, textOf: (line: LineTiming) => string): string {
  return song.lines.map((line) => `[${formatTimestamp(line.startMs)}]${textOf(line)}`).join('\n');
}

function lineOf(poem: Poem, { index }: LineTiming): PoemLine {
  return poem.lines[index] ?? { zh: '', en: '' };
}

/** The poem as LRC with one line per sung line; repeated verses repeat their lines. */
export function toLrc(song: Composition, poem: Poem): string {
  return stamped(song, (line) => lineOf(poem, line).zh);
}

/** Word timings as YRC: absolute milliseconds, `[start,length](start,length,0)字…`. */
export function toYrc(song: Composition): string {
  return song.lines
    .map(({ startMs, endMs, words }) => {
      const timed = words.map((word) => `(${word.startMs},${word.endMs - word.startMs},0)${word.text}`);
      return `[${startMs},${endMs - startMs}]${timed.join('')}`;
    })
    .join('\n');
}

/** The English translation as LRC with the times of its lines. */
export function toTlyric(song: Composition, poem: Poem): string {
  return stamped(song, (line) => lineOf(poem, line).en);
}

/** Pinyin with tone marks as LRC with the times of its lines. */
export function toRomalrc(song: Composition, poem: Poem): string {
  return stamped(song, (line) => pinyinOf(lineOf(poem, line).zh));
}
