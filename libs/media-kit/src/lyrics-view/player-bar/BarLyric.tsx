import type { Track } from '@qingyin/contract';
import { Extra, lazyPart, usePhone } from '@qingyin/ui';
import { useLyricAppearance } from '../lyric-appearance.ts';

const SungLine = lazyPart(() => import('./ActiveLine.tsx'));

/**
 * Active lyric line in the player bar, if it is switched on in 歌词设置. Its code is not loaded otherwise, nor on
 * phones.
 */
export function BarLyric({ track }: { track: Track }) {
  const { inBar } = useLyricAppearance();
  const phone = usePhone();
  if (!inBar || phone) return null;
  return (
    <Extra>
      <SungLine key={track.id} track={track} />
    </Extra>
  );
}
