import { useLingui } from '@lingui/react/macro';
import { decodeText } from '@qingyin/text-encoding';
import { parseLyrics } from './model/lyric-formats.ts';
import type { EditableLyrics } from './model/editable-lyrics.ts';
import { useUnsupportedFormatMessage } from './use-unsupported-format-message.ts';

/** Maximum size of a lyrics file, bytes. */
const MOST_BYTES = 2_000_000;

/** Result of reading a file: lyrics, its bytes if the encoding is ambiguous, or an error message. */
export type LyricsFileResult = { sheet: EditableLyrics } | { unsure: Uint8Array } | { wrong: string };

/**
 * Reads a chosen or dropped lyrics file. Never rejects: folders and missing files are reported as unreadable,
 * unsupported formats by their name.
 */
export function useReadLyricsFile(): (file: File) => Promise<LyricsFileResult> {
  const { t } = useLingui();
  const wrongForm = useUnsupportedFormatMessage();
  return async (file) => {
    try {
      if (file.size > MOST_BYTES) return { wrong: t`文件太大，歌词文件最多 2 MB` };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { text, sure } = decodeText(bytes);
      const sheet = parseLyrics(text);
      if (sheet.lines.length > 0) return sure ? { sheet } : { unsure: bytes };
      return { wrong: wrongForm(text) ?? t`这个文件里没有找到歌词` };
    } catch {
      return { wrong: t`这个文件读不出来` };
    }
  };
}
