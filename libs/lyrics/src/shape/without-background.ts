import type { LyricLine } from '../model.ts';

/** A line for formats with one voice: background vocals are appended in brackets. */
export function withoutBackground({ background, ...line }: LyricLine): LyricLine {
  if (!background) return line;
  const behind = ` (${background.text})`;
  const last = line.words?.at(-1);
  return {
    ...line,
    text: `${line.text}${behind}`.trim(),
    ...(line.words && last
      ? { words: [...line.words.slice(0, -1), { ...last, text: `${last.text.trimEnd()}${behind}` }] }
      : {}),
  };
}
