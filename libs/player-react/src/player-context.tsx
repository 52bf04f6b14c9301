import type { Player } from '@qingyin/player';
import { createContext, type ReactNode, useContext } from 'react';

const PlayerContext = createContext<Player | null>(null);

/** Provides a player to all components below. The caller disposes it. */
export function PlayerProvider({ player, children }: { player: Player; children: ReactNode }) {
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/**
 * The player of the page, for commands. Does not subscribe to its state.
 *
 * @throws without a PlayerProvider
 */
export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('usePlayer needs a PlayerProvider above');
  return player;
}
