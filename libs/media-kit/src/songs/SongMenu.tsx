import { type Track } from '@qingyin/contract';
import { type Anchor } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { useState } from 'react';
import { type Likes } from '../actions/use-likes.ts';
import { PlaylistPicker } from './PlaylistPicker.tsx';
import { SongMenuHeader } from './SongMenuHeader.tsx';
import { useSongEntries } from './use-song-entries.tsx';
import { useLingui } from '@lingui/react/macro';

export interface SongMenuProps {
  /** one song, or several chosen ones */
  tracks: Track[];
  anchor: Anchor;
  onClose: () => void;
  onPlay: () => void;
  likes: Likes;
}

/** What can be done with a song wherever one appears (screens.md, song menu); only what works today. */
export function SongMenu({ tracks, anchor, onClose, onPlay, likes }: SongMenuProps) {
  const { t } = useLingui();
  const [picking, setPicking] = useState(false);
  const entries = useSongEntries({ tracks, onPlay, likes, onPickPlaylist: () => setPicking(true) });
  if (picking)
    return (
      <PlaylistPicker tracks={tracks} anchor={anchor} onClose={onClose} onBack={() => setPicking(false)} />
    );
  return (
    <Menu
      label={t`歌曲操作`}
      entries={entries}
      anchor={anchor}
      onClose={onClose}
      header={<SongMenuHeader tracks={tracks} />}
    />
  );
}
