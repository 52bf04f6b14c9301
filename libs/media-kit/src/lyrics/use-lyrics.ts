import { useLingui } from '@lingui/react/macro';
import type { LyricAnswer } from '@qingyin/contract';
import type { Lyrics } from '@qingyin/lyrics';
import { useEffect, useMemo, useState } from 'react';
import { type NoLyrics, readAnswer, readFullAnswer } from './read-answer.ts';

/**
 * The words in an answer; undefined while there is none, and while the reader of TTML loads. Where it does not come, what
 * the contract's own texts say.
 */
export function useLyrics(answer: LyricAnswer | undefined): Lyrics | NoLyrics | undefined {
  const { i18n } = useLingui();
  const language = i18n.locale;
  const full = Boolean(answer?.ttml?.lyric);
  const plain = useMemo(() => (answer && !full ? readAnswer(answer) : undefined), [answer, full]);
  const [read, setRead] = useState<{ answer: LyricAnswer; lyrics: Lyrics | NoLyrics }>();
  useEffect(() => {
    if (!answer || !full) return undefined;
    let left = false;
    const keep = (lyrics: Lyrics | NoLyrics) => {
      if (!left) setRead({ answer, lyrics });
    };
    readFullAnswer(answer, language).then(keep, () => keep(readAnswer(answer)));
    return () => void (left = true);
  }, [answer, full, language]);
  return full ? (read?.answer === answer ? read?.lyrics : undefined) : plain;
}
