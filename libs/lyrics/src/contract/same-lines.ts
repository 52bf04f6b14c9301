import { parseLrc } from '../lrc/parse-lrc.ts';
import type { Lyrics } from '../model.ts';

/**
 * Whether parsing `source` as LRC (or plain text) yields exactly these lines, so that it can be sent without being
 * serialized again.
 */
export function hasSameLines(source: string, { timed, lines }: Lyrics): boolean {
  const read = parseLrc(source);
  return (
    read.timed === timed &&
    read.lines.length === lines.length &&
    read.lines.every(({ startMs, text }, at) => startMs === lines[at]?.startMs && text === lines[at].text)
  );
}
