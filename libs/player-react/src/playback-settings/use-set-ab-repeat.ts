import { useLingui } from '@lingui/react/macro';
import type { Loop } from '@qingyin/player';
import { attempt } from '@qingyin/ui';
import { usePlayer } from '../player-context.tsx';

/** Sets A–B repeat, and shows a message when its code fails to load. */
export function useSetAbRepeat(): (loop: Loop | null) => void {
  const { t } = useLingui();
  const player = usePlayer();
  return (loop) =>
    void attempt(t`没有载入，请再试一次`, async () => {
      if (!(await player.setLoop(loop))) throw new Error('The code of A–B repeat failed to load');
    });
}
