import type { PlaylistDetail } from '@qingyin/contract';
import { type SongRemoval, useRemoval } from '../songs/use-removal.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { LongList } from './long-list.ts';
import { type Move, useMoves } from './use-moves.ts';

/** What its owner may do to a list. */
export interface OwnActs {
  move: Move;
  removal: SongRemoval;
}

interface OwnListActsProps {
  playlist: PlaylistDetail;
  list: LongList;
  /** hears what can be done, once its code is there; null when it is over */
  onActs: (acts: OwnActs | null) => void;
}

/** Draws nothing: what only the owner of a list needs, in a chunk that nobody else loads. */
export default function OwnListActs({ playlist, list, onActs }: OwnListActsProps) {
  const move = useMoves(list);
  const removal = useRemoval(playlist);
  const newest = useRef({ move, removal });
  useLayoutEffect(() => {
    newest.current = { move, removal };
  });
  const { label, byHeart } = removal;
  // Told once and not at every change: the table would be drawn anew each time.
  useEffect(() => {
    onActs({
      move: (rows, gap) => newest.current.move(rows, gap),
      removal: { label, byHeart, remove: (tracks) => newest.current.removal.remove(tracks) },
    });
    return () => onActs(null);
  }, [label, byHeart, onActs]);
  return null;
}
