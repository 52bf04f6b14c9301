import { Extra, lazyPart } from '@qingyin/ui';
import { usePlayerState } from '../use-player-state.ts';

const Badge = lazyPart(() => import('./QualityBadge.tsx'));

/** Lazy quality badge; its code loads with the first track. */
export function QualityBadge() {
  const known = usePlayerState(({ playing }) => playing !== null);
  return known ? (
    <Extra>
      <Badge />
    </Extra>
  ) : null;
}

const Marks = lazyPart(() => import('./AbRepeatMarks.tsx'));

/** Lazy marks of A–B repeat on the slider beside it; their code loads with the first use. */
export function AbRepeatMarks() {
  const looped = usePlayerState(({ loop }) => loop !== null);
  return looped ? (
    <Extra>
      <Marks />
    </Extra>
  ) : null;
}
