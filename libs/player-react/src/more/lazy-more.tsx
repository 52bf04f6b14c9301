import { useLoadTexts } from '@qingyin/i18n/react';
import { Extra, lazyPart } from '@qingyin/ui';
import { useState } from 'react';
import { usePlayerState } from '../use-player-state.ts';

/** The quality of what plays; its code comes with the first song. */
export function QualityBadge() {
  const known = usePlayerState(({ playing }) => playing !== null);
  const loadTexts = useLoadTexts();
  const [Badge] = useState(() =>
    lazyPart(async () => {
      const [code] = await Promise.all([import('./QualityBadge.tsx'), loadTexts('player')]);
      return code;
    }),
  );
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
