import { Trans, useLingui } from '@lingui/react/macro';
import type { RecentList, Track } from '@qingyin/contract';
import { usePlayer } from '@qingyin/player-react';
import { actionBar, Button } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { playInTurn } from './play-in-turn.ts';

interface PlayInTurnButtonProps {
  list: RecentList;
  /** ids of the shown collections, in their order */
  ids: readonly string[];
  /** loads the songs of one collection; may reject */
  load: (id: string) => Promise<readonly Track[]>;
}

/** Plays all recently played collections one after the other and reports those that fail to load. */
export function PlayInTurnButton({ list, ids, load }: PlayInTurnButtonProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const play = async () => {
    const loads = ids.map((id) => () => load(id));
    const { played, incomplete } = await playInTurn(player, { kind: 'recent', id: list }, loads);
    if (!incomplete) return;
    // No retry: it would restart what already plays.
    if (played) actionBar.fail({ text: t`有一部分歌曲没有取到。` });
    else actionBar.fail({ text: t`没有取到歌曲，请再试一次`, retry: () => void play() });
  };
  return (
    <Button
      variant="filled"
      icon={<IconPlayerPlayFilled size={18} aria-hidden />}
      onClick={() => void play()}
    >
      <Trans>播放全部</Trans>
    </Button>
  );
}
