import type { LyricAnswer } from '@qingyin/contract';
import { convertChineseScript, type Lyrics, shiftLyrics, extractCredits } from '@qingyin/lyrics';
import { useEffect, useMemo, useState } from 'react';
import type { LyricScript } from './lyric-appearance.ts';
import type { NoLyrics } from './parse-lyric-answer.ts';
import { useLyrics } from './use-lyrics.ts';

export interface ShownLyricsOptions {
  title: string;
  /** ms */
  offsetMs: number;
  script: LyricScript;
}

/**
 * Lyrics for display: without credit lines, shifted by the offset, converted to the requested Chinese script.
 * Until the conversion dictionary has loaded (or if it fails) the original script is used. Undefined without an
 * answer.
 */
export function useShownLyrics(
  answer: LyricAnswer | undefined,
  { title, offsetMs, script }: ShownLyricsOptions,
): Lyrics | NoLyrics | undefined {
  const lyrics = useLyrics(answer);
  const read = useMemo(
    () => (typeof lyrics === 'object' ? shiftLyrics(extractCredits(lyrics, { title }), offsetMs) : lyrics),
    [lyrics, title, offsetMs],
  );
  const [converted, setConverted] = useState<{ from: Lyrics; to: Lyrics; script: LyricScript } | null>(null);

  useEffect(() => {
    if (typeof read !== 'object' || script === 'asIs') return undefined;
    let wanted = true;
    convertChineseScript(read, script).then(
      (to) => wanted && setConverted({ from: read, to, script }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [read, script]);

  return converted && converted.from === read && converted.script === script ? converted.to : read;
}
