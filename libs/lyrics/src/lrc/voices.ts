import type { LyricAgent } from '../model.ts';

/** Who sings, as LRC says it before a line: `F:`, `M:`, `D:` (Walaoke), and 女 男 合 as Chinese files do. */
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
/** The number TTML files of Apple give to everybody together. */
const ALL = 'v1000';

/** The agent of `v1`, `v2`, …, which keep the ids they have in TTML. */
const numbered = (id: string): LyricAgent => ({ id, kind: id === ALL ? 'group' : 'person' });

/** The voice a line begins with and the text behind it. */
export function readVoice(text: string): { agent?: LyricAgent; rest: string } {
  const match = VOICE.exec(text);
  const name = match?.[1];
  if (!match || !name) return { rest: text };
  const rest = text.slice(match[0].length);
  const voice = voices[name];
  if (!voice) return { agent: numbered(name.toLowerCase()), rest };
  // A Latin letter is a sign of the format, a character is what the file calls them.
  return { agent: /[FMD]/.test(name) ? voice : { ...voice, name }, rest };
}

const signs: Record<string, string> = { female: 'F', male: 'M', duet: 'D' };

/**
 * What stands before the line of an agent; empty for agents without a sign in LRC.
 *
 * @param enhanced whether `v1:`, `v2:`, … may be written, which only readers of enhanced LRC know
 */
export function voiceSign(agent: string | undefined, enhanced: boolean): string {
  if (agent === undefined) return '';
  const sign = signs[agent] ?? (enhanced && NUMBERED.test(agent) ? agent : undefined);
  return sign ? `${sign}: ` : '';
}
