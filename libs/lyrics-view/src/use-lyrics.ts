import { useLingui } from '@lingui/react/macro';
import type { LyricAnswer } from '@qingyin/contract';
import type { Lyrics } from '@qingyin/lyrics';
import { useEffect, useMemo, useState } from 'react';
import { type NoLyrics, parseLyricAnswer, parseLyricAnswerWithTtml } from './parse-lyric-answer.ts';

/**
 * Parsed lyrics of an answer; undefined without an answer and while the TTML parser loads. If the parser fails to
 * load, the other formats of the contract are used.
 */
export function useLyrics(answer: LyricAnswer | undefined): Lyrics | NoLyrics | undefined {
  const { i18n } = useLingui();
  const language = i18n.locale;
  const full = Boolean(answer?.ttml?.lyric);
  const plain = useMemo(() => (answer && !full ? parseLyricAnswer(answer) : undefined), [answer, full]);
  const [read, setRead] = useState<{ answer: LyricAnswer; lyrics: Lyrics | NoLyrics }>();
  useEffect(() => {
    if (!answer || !full) return undefined;
    let left = false;
    const keep = (lyrics: Lyrics | NoLyrics) => {
      if (!left) setRead({ answer, lyrics });
    };
    parseLyricAnswerWithTtml(answer, language).then(keep, () => keep(parseLyricAnswer(answer)));
    return () => void (left = true);
  }, [answer, full, language]);
  return full ? (read?.answer === answer ? read?.lyrics : undefined) : plain;
}
