import { badParameters } from '@qingyin/server-kernel';
import { detectUnsupportedFormat } from '@qingyin/lyrics/ttml';
import type { LyricFacts } from './lyric-facts.ts';

/**
 * Checks that a text has at least one lyric line.
 *
 * @throws BusinessError 400 if it has none; the message names the format where it is known
 */
export function assertReadableLyrics(text: string, { lines }: LyricFacts): void {
  if (lines > 0) return;
  const form = detectUnsupportedFormat(text);
  if (form?.encrypted) throw badParameters(`这是加密的 ${form.name} 歌词，还不能读取`);
  throw badParameters(form ? `这是 ${form.name} 格式的歌词，还不能读取` : '歌词里没有可以读的文字');
}
