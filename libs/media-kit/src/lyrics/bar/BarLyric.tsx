import type { Track } from '@qingyin/contract';
import { Extra, lazyPart, usePhone } from '@qingyin/ui';
import { useLyricLook } from '../lyric-look.ts';

const SungLine = lazyPart(() => import('./SungLine.tsx'));

/**
 * Active lyric line in the player bar, if it is switched on in 歌词设置. Its code is not loaded otherwise, nor on
 * phones.
 */
export function BarLyric({ track }: { track: Track }) {
  const { inBar } = useLyricLook();
  const phone = usePhone();
  if (!inBar || phone) return null;
  return (
    <Extra>
      <SungLine key={track.id} track={track} />
    </Extra>
  );
}
