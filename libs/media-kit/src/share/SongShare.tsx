import { type Track } from '@qingyin/contract';
import { useState } from 'react';
import { SharedDialog } from './SharedDialog.tsx';
import { useSharedSong } from './use-shared-song.ts';

export interface SongShareProps {
  /** the song that plays */
  track: Track;
  onClose: () => void;
}

/** 分享 of the song that plays, with the position at which it was asked for. */
export function SongShare({ track, onClose }: SongShareProps) {
  const shared = useSharedSong();
  const [what] = useState(() => shared(track, true));
  return <SharedDialog {...what} onClose={onClose} />;
}
