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
const VOICE = /^([FMD女男合])\s?[:：]\s*/;

/** The voice a line begins with and the text behind it. */
export function readVoice(text: string): { agent?: LyricAgent; rest: string } {
  const match = VOICE.exec(text);
  const voice = match && voices[match[1] ?? ''];
  if (!match || !voice) return { rest: text };
  // A Latin letter is a sign of the format, a character is what the file calls them.
  const name = match[1] ?? '';
  return { agent: /[FMD]/.test(name) ? voice : { ...voice, name }, rest: text.slice(match[0].length) };
}

const signs: Record<string, string> = { female: 'F', male: 'M', duet: 'D' };

/** What stands before the line of such an agent; empty for all others, who have no sign in LRC. */
export function voiceSign(agent: string | undefined): string {
  const sign = agent === undefined ? undefined : signs[agent];
  return sign ? `${sign}: ` : '';
}
