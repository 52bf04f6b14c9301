import type { Player } from '@qingyin/player';
import { createContext, type ReactNode, useContext } from 'react';

const PlayerContext = createContext<Player | null>(null);

/** Makes one player reachable for everything below; it is the caller's to dispose. */
export function PlayerProvider({ player, children }: { player: Player; children: ReactNode }) {
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/** The player of the page, for commands. Reading it never renders; throws without a PlayerProvider. */
export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('usePlayer needs a PlayerProvider above');
  return player;
}
