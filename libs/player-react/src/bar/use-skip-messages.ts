import { useLingui } from '@lingui/react/macro';
import type { Skip } from '@qingyin/player';
import { message } from '@qingyin/ui';
import { useEffect, useRef } from 'react';
import { usePlayer } from '../player-context.tsx';
import { usePlayerTexts } from '../texts/use-player-texts.ts';

/** Shows a toast message with the reason for each skipped track. */
export function useSkipMessages(): void {
  const { t } = useLingui();
  const player = usePlayer();
  const { reasons } = usePlayerTexts();
  const say = useRef<(skip: Skip) => void>(() => undefined);

  useEffect(() => {
    say.current = ({ track, code }) => {
      const { name } = track;
      const reason = reasons[code];
      message.info(t`已跳过《${name}》：${reason}`);
    };
  });

  useEffect(() => {
    let last = player.snapshot.get().skipped;
    return player.snapshot.subscribe(() => {
      const { skipped } = player.snapshot.get();
      if (skipped && skipped !== last) say.current(skipped);
      last = skipped;
    });
  }, [player]);
}
