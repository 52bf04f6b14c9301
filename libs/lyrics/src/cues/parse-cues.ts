import { parseWordTimes } from '../lrc/parse-word-times.ts';
import type { LyricAgent, Lyrics } from '../model.ts';
import { areDifferentLanguages } from '../shape/languages.ts';
import { closeLines, type OpenLine, joinWordTexts } from '../shape/line-ends.ts';
import { collapseWhitespace, splitLines } from '../shape/text-lines.ts';
import { type Cue, readCues } from './cues.ts';

/** Share of cues with two lines in different languages from which the second lines count as translations. */
const MOSTLY = 0.6;
const WEB_VTT = /^WEBVTT(?:[ \t]|$)/;
/** `<v Name>` names the speaker. */
const VOICE = /^<v(?:\.[^\s<>]{0,40})?[ \t]+([^<>]{1,80})>/;
/** Elements of WebVTT. */
const DRESS = /<\/?(?:c|v|lang|ruby|rt|b|i|u)(?:[.\s][^<>]{0,100})?>/g;
const ASS_BREAK = /\\N/g;
const ASS_BLANK = /\\h/g;

interface ShownCue extends Cue {
  speaker?: string;
}

function shownCue({ lines, ...times }: Cue): ShownCue {
  const speaker = collapseWhitespace(VOICE.exec(lines[0] ?? '')?.[1] ?? '');
  const shown = lines
    .flatMap((line) => line.replace(DRESS, '').replace(ASS_BLANK, ' ').replace(ASS_BREAK, '\n').split('\n'))
    .map(collapseWhitespace)
    .filter((line) => line !== '');
  return { ...times, lines: shown, ...(speaker ? { speaker } : {}) };
}

function secondsTranslate(cues: readonly ShownCue[]): boolean {
  const pairs = cues.filter(({ lines }) => lines.length === 2);
  if (pairs.length < 2 || pairs.length < cues.length * MOSTLY) return false;
  const of = (at: number) => pairs.map(({ lines }) => lines[at] ?? '');
  return areDifferentLanguages(of(0), of(1), false);
}

function lineOf(cue: ShownCue, translated: boolean): OpenLine {
  const { startMs, endMs, lines } = cue;
  const apart = translated && lines.length === 2;
  const text = apart ? (lines[0] ?? '') : lines.join(' ');
  const words = parseWordTimes(text, startMs);
  return {
    startMs,
    endMs,
    text: words ? joinWordTexts(words) : text,
    ...(words && words.length > 0 ? { words } : {}),
    ...(apart && lines[1] ? { translation: lines[1] } : {}),
  };
}

/**
 * Parses subtitles: SRT, WebVTT and SBV. Each cue becomes a line with an end; several lines of a cue are joined,
 * unless the second ones are translations throughout the file. Never throws (docs/lyrics/subtitles.md).
 */
export function parseCues(source: string): Lyrics {
  const given = splitLines(source);
  const cues = readCues(given, WEB_VTT.test(given[0] ?? ''))
    .map(shownCue)
    .filter(({ lines }) => lines.length > 0);
  const translated = secondsTranslate(cues);
  const agents = new Map<string, LyricAgent>();
  const open = cues.map((cue): OpenLine => {
    const { speaker } = cue;
    if (speaker === undefined) return lineOf(cue, translated);
    const agent = agents.get(speaker) ?? { id: `v${agents.size + 1}`, kind: 'person', name: speaker };
    agents.set(speaker, agent);
    return { ...lineOf(cue, translated), agent: agent.id };
  });
  return {
    timed: open.length > 0,
    lines: closeLines(open),
    ...(agents.size > 0 ? { agents: [...agents.values()] } : {}),
  };
}
