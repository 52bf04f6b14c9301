import type { Track } from '@qingyin/contract';
import { OptionalBoundary, lazyComponent, usePhone } from '@qingyin/ui';
import { useLyricAppearance } from '../lyric-appearance.ts';

const SungLine = lazyComponent(() => import('./ActiveLine.tsx'));

/**
 * Active lyric line in the player bar, if it is switched on in 歌词设置. Its code is not loaded otherwise, nor on
 * phones.
 */
export function BarLyric({ track }: { track: Track }) {
  const { inBar } = useLyricAppearance();
  const phone = usePhone();
  if (!inBar || phone) return null;
  return (
    <OptionalBoundary>
      <SungLine key={track.id} track={track} />
    </OptionalBoundary>
  );
}
