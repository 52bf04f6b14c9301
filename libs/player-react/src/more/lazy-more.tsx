import { Extra, lazyPart } from '@qingyin/ui';
import { usePlayerState } from '../use-player-state.ts';

const Badge = lazyPart(() => import('./QualityBadge.tsx'));

/** The quality of what plays; its code comes with the first song. */
export function QualityBadge() {
  const known = usePlayerState(({ playing }) => playing !== null);
  return known ? (
    <Extra>
      <Badge />
    </Extra>
  ) : null;
}

const Marks = lazyPart(() => import('./LoopMarks.tsx'));

/** The part of the song that is repeated, on the slider that it stands beside; its code comes with the first one. */
export function LoopMarks() {
  const looped = usePlayerState(({ loop }) => loop !== null);
  return looped ? (
    <Extra>
      <Marks />
    </Extra>
  ) : null;
}
