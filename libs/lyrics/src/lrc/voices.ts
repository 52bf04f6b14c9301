import type { LyricAgent } from '../model.ts';

/** Singers as LRC marks them before a line: `F:`, `M:`, `D:` (Walaoke), and 女 男 合 in Chinese files. */
const voices: Record<string, Omit<LyricAgent, 'name'>> = {
  F: { id: 'female', kind: 'person' },
  M: { id: 'male', kind: 'person' },
  D: { id: 'duet', kind: 'group' },
  女: { id: 'female', kind: 'person' },
  男: { id: 'male', kind: 'person' },
  合: { id: 'duet', kind: 'group' },
};
const VOICE = /^([FMD女男合]|[vV]\d{1,4})\s?[:：]\s*/;
const NUMBERED = /^v\d{1,4}$/;
/** The number that Apple's TTML files use for all singers together. */
const ALL = 'v1000';

/** The agent of `v1`, `v2`, …, with the same id as in TTML. */
const numbered = (id: string): LyricAgent => ({ id, kind: id === ALL ? 'group' : 'person' });

/** Splits a line into its voice mark and the text behind it. */
export function readVoice(text: string): { agent?: LyricAgent; rest: string } {
  const match = VOICE.exec(text);
  const name = match?.[1];
  if (!match || !name) return { rest: text };
  const rest = text.slice(match[0].length);
  const voice = voices[name];
  if (!voice) return { agent: numbered(name.toLowerCase()), rest };
  // Latin letters are marks of the format; characters are names used in the file.
  return { agent: /[FMD]/.test(name) ? voice : { ...voice, name }, rest };
}

const signs: Record<string, string> = { female: 'F', male: 'M', duet: 'D' };

/**
 * Voice mark of an agent; empty for agents without one in LRC.
 *
 * @param enhanced whether `v1:`, `v2:`, … may be written, which only readers of enhanced LRC support
 */
export function voiceMark(agent: string | undefined, enhanced: boolean): string {
  if (agent === undefined) return '';
  const sign = signs[agent] ?? (enhanced && NUMBERED.test(agent) ? agent : undefined);
  return sign ? `${sign}: ` : '';
}
