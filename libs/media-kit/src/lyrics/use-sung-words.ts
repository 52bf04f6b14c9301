import type { LyricWord } from '@qingyin/lyrics';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useEffect, type RefObject } from 'react';

/**
 * Marks the words of the sung line as their time comes (`data-sung` on the children of `line`, in order). On the
 * elements and not in state: it looks at the clock on every frame.
 */
export function useSungWords(line: RefObject<HTMLElement | null>, words: LyricWord[] | undefined): void {
  const player = usePlayer();
  const playing = usePlayerState(({ status }) => status === 'playing');
  useEffect(() => {
    if (!words) return undefined;
    let frame = 0;
    const mark = () => {
      const now = player.positionMs();
      words.forEach(({ startMs }, at) => {
        const element = line.current?.children[at];
        if (element instanceof HTMLElement) element.toggleAttribute('data-sung', startMs <= now);
      });
      if (playing) frame = requestAnimationFrame(mark);
    };
    mark();
    return () => cancelAnimationFrame(frame);
  }, [line, words, player, playing]);
}
