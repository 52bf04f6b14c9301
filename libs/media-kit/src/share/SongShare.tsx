import { type Track } from '@qingyin/contract';
import { useState } from 'react';
import { SharedDialog } from './SharedDialog.tsx';
import { useSharedSong } from './use-shared-song.ts';

export interface SongShareProps {
  /** the current song */
  track: Track;
  onClose: () => void;
}

/** Share dialog of the current song, with its position at the time of opening. */
export function SongShare({ track, onClose }: SongShareProps) {
  const shared = useSharedSong();
  const [what] = useState(() => shared(track, true));
  return <SharedDialog {...what} onClose={onClose} />;
}
