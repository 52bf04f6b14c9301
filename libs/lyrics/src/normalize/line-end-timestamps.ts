import { lineTimestamp, timestampMs } from '../lrc/timestamp.ts';
import { isNearlyAll } from './nearly-all.ts';

interface Ended {
  start: string;
  end: string;
  startMs: number;
  endMs: number;
  text: string;
}

/** Parses `[start][end]text`; undefined for other lines. */
function readEnded(line: string): Ended | undefined {
  if (!line.startsWith('[')) return undefined;
  const stamp = lineTimestamp();
  const [start, end] = [stamp.exec(line), stamp.exec(line)];
  const text = end ? line.slice(stamp.lastIndex) : '';
  if (!start || !end || text === '' || text.startsWith('[')) return undefined;
  const [startMs, endMs] = [timestampMs(start), timestampMs(end)];
  return startMs < endMs ? { start: start[0].trim(), end: end[0].trim(), startMs, endMs, text } : undefined;
}

/**
 * Turns second timestamps into pauses when nearly all lines of a file have one that is not after the next line: it
 * is then the end of the line. In files with repeated lines it is behind other lines.
 */
export function convertLineEndTimestamps(lines: readonly string[]): readonly string[] {
  const read = lines.filter((line) => line.trim() !== '').map((line) => ({ line, ended: readEnded(line) }));
  const ending = read.map(({ line, ended }, at) => {
    const next = read[at + 1]?.ended;
    return { line, ended: ended && (!next || ended.endMs <= next.startMs) ? ended : undefined };
  });
  if (!isNearlyAll(ending.filter(({ ended }) => ended).length, ending.length)) return lines;
  return ending.flatMap(({ line, ended }) => (ended ? [`${ended.start}${ended.text}`, ended.end] : [line]));
}
