import { type Track } from '@qingyin/contract';
import { useState } from 'react';
import { ResourceShareDialog } from './ResourceShareDialog.tsx';
import { useSongShareTarget } from './use-song-share-target.ts';

export interface SongShareProps {
  /** the current song */
  track: Track;
  onClose: () => void;
}

/** Share dialog of the current song, with its position at the time of opening. */
export function SongShare({ track, onClose }: SongShareProps) {
  const shared = useSongShareTarget();
  const [what] = useState(() => shared(track, true));
  return <ResourceShareDialog {...what} onClose={onClose} />;
}
