import type { Track } from '@qingyin/contract';
import { Extra, lazyPart, usePhone } from '@qingyin/ui';
import { useLyricLook } from '../lyric-look.ts';

const SungLine = lazyPart(() => import('./SungLine.tsx'));

/** The sung line in the player bar, for who has chosen it in 歌词设置; nothing of it is loaded for others, or on phones. */
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
