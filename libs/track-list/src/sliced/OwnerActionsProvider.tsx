import type { SlicedPlaylist } from '@qingyin/track-actions';
import type { PlaylistDetail } from '@qingyin/contract';
import { type SongRemoval, useRemoveFromPlaylist } from '../use-remove-from-playlist.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type MoveSongs, useMoveSongs } from './use-move-songs.ts';

/** The owner's actions on a playlist. */
export interface OwnerActions {
  move: MoveSongs;
  removal: SongRemoval;
}

interface OwnerActionsProviderProps {
  playlist: PlaylistDetail;
  list: SlicedPlaylist;
  /** called with the actions once their code has loaded, and with null on unmount */
  onActions: (actions: OwnerActions | null) => void;
}

/**
 * Passes the actions of a playlist's owner (remove and reorder songs) to `onActions` and renders nothing. A component of
 * its own, so that other users do not load its chunk.
 */
export default function OwnerActionsProvider({ playlist, list, onActions }: OwnerActionsProviderProps) {
  const move = useMoveSongs(list);
  const removal = useRemoveFromPlaylist(playlist);
  const newest = useRef({ move, removal });
  useLayoutEffect(() => {
    newest.current = { move, removal };
  });
  const { label, byHeart } = removal;
  // Called once with stable functions rather than on each change, which would render the table again.
  useEffect(() => {
    onActions({
      move: (rows, gap) => newest.current.move(rows, gap),
      removal: { label, byHeart, remove: (tracks) => newest.current.removal.remove(tracks) },
    });
    return () => onActions(null);
  }, [label, byHeart, onActions]);
  return null;
}
