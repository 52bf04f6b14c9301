import type { LyricAgent, LyricCredit, LyricLine, Lyrics } from '../model.ts';
import { closeLines, type OpenLine, joinWordTexts } from '../shape/line-ends.ts';
import { splitLines } from '../shape/text-lines.ts';
import { isCreditLine, readCreditLine } from '../yrc/credit-line.ts';
import { lineTimestamp, timestampMs } from './timestamp.ts';
import { offsetMs, readTag } from './tags.ts';
import { shiftWordTimes, parseWordTimes } from './parse-word-times.ts';
import { readVoice } from './voices.ts';

/** Upper limit of lines, copies of repeated lines included; protects against hostile files. */
const MOST_LINES = 20_000;

/** Parser of background vocals; injected, so that pages that only read the contract's texts do not load it. */
export interface BackgroundParser {
  split: (line: string) => { line: string; behind?: string };
  /** adds them to the copies of a line; `fromMs`: their start if they have no timestamps */
  add: (lines: readonly OpenLine[], text: string, fromMs?: number) => void;
  /** sets their ends, after all lines were shifted by `byMs` */
  close: (lines: readonly LyricLine[], byMs: number) => LyricLine[];
}

/** Parses the timestamps at the beginning of a line and the text behind them. */
function readStamps(line: string): { stamps: number[]; text: string } {
  const stamp = lineTimestamp();
  const stamps: number[] = [];
  let end = 0;
  for (let match = stamp.exec(line); match; match = stamp.exec(line)) {
    stamps.push(timestampMs(match));
    end = stamp.lastIndex;
  }
  return { stamps, text: line.slice(end).trim() };
}

/** One line for each timestamp. Word times belong to the timestamp nearest to the first of them. */
function linesAt(given: readonly number[], text: string): OpenLine[] {
  const stamps = [...new Set(given)];
  const words = parseWordTimes(text, stamps[0] ?? 0);
  if (!words) return stamps.map((startMs) => ({ startMs, text }));
  const firstMs = words[0]?.startMs ?? 0;
  const own = stamps.reduce((best, ms) => (Math.abs(ms - firstMs) < Math.abs(best - firstMs) ? ms : best));
  return stamps.map((startMs) => ({
    startMs,
    text: joinWordTexts(words),
    ...(words.length > 0 ? { words: shiftWordTimes(words, startMs - own) } : {}),
  }));
}

/**
 * Parses LRC: several timestamps per line, unsorted lines, `[offset:ms]` (positive = earlier), word timestamps,
 * voices (`F:` `M:` `D:` `v1:`), tags and credits. Empty lines are pauses and end the line before. Text without
 * any timestamp becomes untimed lines. Never throws (docs/lyrics/lrc.md).
 *
 * @param backgrounds parses `[bg: …]` (`parseEnhancedLrc`), which occurs only in files
 */
export function parseLrc(source: string, backgrounds?: BackgroundParser): Lyrics {
  const stamped: OpenLine[] = [];
  const plain: string[] = [];
  const credits: LyricCredit[] = [];
  const tags: Record<string, string> = {};
  const agents = new Map<string, LyricAgent>();
  let singing: string | undefined;
  /** copies of the last line with text; background vocals on a line of their own belong to it */
  let sung: OpenLine[] = [];
  let copies = 0;
  for (const raw of splitLines(source)) {
    const { line, behind } = backgrounds?.split(raw.trim()) ?? { line: raw.trim() };
    if (line === '' && behind === undefined) continue;
    if (isCreditLine(line)) {
      const credit = readCreditLine(line);
      if (credit) credits.push(credit);
      continue;
    }
    const { stamps, text } = readStamps(line);
    if (stamps.length > 0 && (text !== '' || behind === undefined)) {
      const { agent, rest } = readVoice(text);
      if (agent && !agents.has(agent.id)) agents.set(agent.id, agent);
      singing = agent?.id ?? singing;
      const voice = singing !== undefined && rest !== '' ? { agent: singing } : {};
      if (stamped.length + stamps.length > MOST_LINES) continue;
      const lines = linesAt(stamps, rest).map((one) => ({ ...one, ...voice }));
      stamped.push(...lines);
      if (lines.some((one) => one.text !== '')) sung = lines;
    }
    if (behind !== undefined) {
      copies += sung.length;
      if (copies <= MOST_LINES) backgrounds?.add(sung, behind, stamps[0]);
    }
    if (stamps.length > 0 || (behind !== undefined && sung.length > 0)) continue;
    const tag = readTag(raw.trim());
    if (tag?.known && tag.text !== '') tags[tag.name] ??= tag.text;
    if (!tag?.known) plain.push(raw.trim());
  }
  const about = {
    ...(agents.size > 0 ? { agents: [...agents.values()] } : {}),
    ...(credits.length > 0 ? { credits } : {}),
    ...(Object.keys(tags).length > 0 ? { tags } : {}),
  };
  if (stamped.length === 0) {
    const endMs = Number.POSITIVE_INFINITY;
    return { timed: false, lines: plain.map((text) => ({ startMs: 0, endMs, text })), ...about };
  }
  const byMs = -offsetMs(tags['offset'] ?? '');
  const moved = stamped.map((line) => ({
    ...line,
    startMs: Math.max(0, line.startMs + byMs),
    ...(line.words ? { words: shiftWordTimes(line.words, byMs) } : {}),
  }));
  const lines = closeLines(moved);
  return { timed: true, lines: backgrounds?.close(lines, byMs) ?? lines, ...about };
}
