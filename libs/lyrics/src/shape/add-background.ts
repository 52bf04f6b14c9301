import type { SungText } from '../model.ts';

/** Appends background vocals to a line. Mutates the line, because hostile files have very many of them. */
export function addToBackground(line: { background?: SungText }, more: SungText): void {
  const before = line.background;
  if (!before) {
    line.background = more;
    return;
  }
  const last = before.words?.at(-1);
  if (before.words && last && more.words) {
    last.text += ' ';
    last.endMs = Math.max(last.startMs, Math.min(last.endMs, more.startMs));
    before.words.push(...more.words);
  } else delete before.words;
  before.startMs = Math.min(before.startMs, more.startMs);
  before.endMs = Math.max(before.endMs, more.endMs);
  before.text += ` ${more.text}`;
}
