import { parseLrc } from '../lrc/parse-lrc.ts';
import type { Lyrics } from '../model.ts';

/**
 * Whether a text as it stands gives every reader of LRC (or of plain text) these lines, so that it can be sent without being
 * written again.
 */
export function saysTheSame(source: string, { timed, lines }: Lyrics): boolean {
  const read = parseLrc(source);
  return (
    read.timed === timed &&
    read.lines.length === lines.length &&
    read.lines.every(({ startMs, text }, at) => startMs === lines[at]?.startMs && text === lines[at].text)
  );
}
