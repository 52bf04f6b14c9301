import { useLingui } from '@lingui/react/macro';
import { decodeText } from '@qingyin/text-encoding';
import { readSheet } from './model/forms.ts';
import type { Sheet } from './model/sheet.ts';
import { useWrongForm } from './use-wrong-form.ts';

/** No file of words is larger, bytes. */
const MOST_BYTES = 2_000_000;

/** What a file gave: its lyrics, its bytes where their encoding is not sure, or what is wrong with it. */
export type SheetFile = { sheet: Sheet } | { unsure: Uint8Array } | { wrong: string };

/**
 * Reads a file of words that was chosen or dropped. Never rejects: folders and files that are gone are said to be unreadable,
 * forms that cannot be read by their name.
 */
export function useSheetFile(): (file: File) => Promise<SheetFile> {
  const { t } = useLingui();
  const wrongForm = useWrongForm();
  return async (file) => {
    try {
      if (file.size > MOST_BYTES) return { wrong: t`文件太大，歌词文件最多 2 MB` };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { text, sure } = decodeText(bytes);
      const sheet = readSheet(text);
      if (sheet.lines.length > 0) return sure ? { sheet } : { unsure: bytes };
      return { wrong: wrongForm(text) ?? t`这个文件里没有找到歌词` };
    } catch {
      return { wrong: t`这个文件读不出来` };
    }
  };
}
