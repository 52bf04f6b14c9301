import { type Track } from '@qingyin/contract';
import { type Anchor, type MenuEntry } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { useState } from 'react';
import { type Likes } from '../actions/use-likes.ts';
import { useSharedSong } from '../share/use-shared-song.ts';
import { useSharing } from '../share/use-sharing.tsx';
import { PlaylistPicker } from './PlaylistPicker.tsx';
import { SongMenuHeader } from './SongMenuHeader.tsx';
import { type SongRemoval } from './use-removal.ts';
import { useSongEntries } from './use-song-entries.tsx';
import { useLingui } from '@lingui/react/macro';

export interface SongMenuProps {
  /** one song, or several chosen ones */
  tracks: Track[];
  anchor: Anchor;
  onClose: () => void;
  onPlay: () => void;
  likes: Likes;
  /** takes songs out of the list they stand in; default: they stay */
  removal?: SongRemoval | undefined;
  /** they stand in the queue: puts them next, where other songs are put into it */
  onPutNext?: (() => void) | undefined;
  /** what else the list they stand in offers */
  ownActs?: ((tracks: readonly Track[]) => readonly MenuEntry[]) | undefined;
}

/** What can be done with a song wherever one appears (screens.md, song menu); only what works today. */
export default function SongMenu({
  tracks,
  anchor,
  onClose,
  onPlay,
  likes,
  removal,
  ownActs,
  onPutNext,
}: SongMenuProps) {
  const { t } = useLingui();
  const [picking, setPicking] = useState(false);
  const sharing = useSharing(onClose);
  const shared = useSharedSong();
  const [track] = tracks;
  const entries = useSongEntries({
    tracks,
    onPlay,
    likes,
    removal,
    ownActs,
    onPutNext,
    onPickPlaylist: () => setPicking(true),
    onShare: () => track && sharing.share(shared(track)),
  });
  if (sharing.dialog) return sharing.dialog;
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
