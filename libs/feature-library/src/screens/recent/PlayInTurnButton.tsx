import { Trans, useLingui } from '@lingui/react/macro';
import type { RecentList, Track } from '@qingyin/contract';
import { usePlayer } from '@qingyin/player-react';
import { actionBar, Button } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { playInTurn } from './play-in-turn.ts';

interface PlayInTurnButtonProps {
  list: RecentList;
  /** what is shown, in its order */
  ids: readonly string[];
  /** the songs of one of them; may reject */
  load: (id: string) => Promise<readonly Track[]>;
}

/** Plays all that was played of late, one collection after the other, and says when some of it did not come. */
export function PlayInTurnButton({ list, ids, load }: PlayInTurnButtonProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const play = async () => {
    const loads = ids.map((id) => () => load(id));
    const { played, lost } = await playInTurn(player, { kind: 'recent', id: list }, loads);
    if (!lost) return;
    // What plays already would begin anew.
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
