import { useLingui } from '@lingui/react/macro';
import type { Loop } from '@qingyin/player';
import { attempt } from '@qingyin/ui';
import { usePlayer } from '../player-context.tsx';

/** Sets the repeated part, and says so when the code that repeats did not come. */
export function useSetLoop(): (loop: Loop | null) => void {
  const { t } = useLingui();
  const player = usePlayer();
  return (loop) =>
    void attempt(t`没有载入，请再试一次`, async () => {
      if (!(await player.setLoop(loop))) throw new Error('The code that repeats did not come');
    });
}
