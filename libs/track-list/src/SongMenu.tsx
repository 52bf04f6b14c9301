import { useSongShareTarget, useShareDialog } from '@qingyin/share';
import { useTagCorrection } from '@qingyin/tag-correction';
import { type Likes, TrackRating } from '@qingyin/track-actions';
import { type Track } from '@qingyin/contract';
import { type Anchor, lazyComponent, type MenuEntry, OptionalBoundary } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { useState } from 'react';
import { PlaylistPicker } from './PlaylistPicker.tsx';
import { SongMenuHeader } from './SongMenuHeader.tsx';
import { type SongRemoval } from './use-remove-from-playlist.ts';
import { type MovableRows, useMoveEntries } from './use-move-entries.tsx';
import { useSongMenuEntries } from './use-song-menu-entries.tsx';
import { useMissingSongEntry } from './use-missing-song-entry.tsx';
import { useLingui } from '@lingui/react/macro';

const SongDetails = lazyComponent(() => import('./details/SongDetails.tsx'));

export interface SongMenuProps extends MovableRows {
  /** one song, or several selected ones */
  tracks: Track[];
  anchor: Anchor;
  onPlay: () => void;
  likes: Likes;
  /** removes songs from the list; default: they cannot be removed */
  removal?: SongRemoval | undefined;
  /** for songs in the queue: moves them behind the current song; other songs are inserted there */
  onPutNext?: (() => void) | undefined;
  /** additional entries of the list */
  extraEntries?: ((tracks: readonly Track[]) => readonly MenuEntry[]) | undefined;
}

/** Menu of one or several songs (docs/specification/screens/shell.md#song-menu). */
export default function SongMenu({
  tracks,
  anchor,
  onClose,
  onPlay,
  likes,
  removal,
  extraEntries,
  onPutNext,
  rows,
  count,
  onMove,
}: SongMenuProps) {
  const { t } = useLingui();
  const [picking, setPicking] = useState(false);
  const [detailed, setDetailed] = useState(false);
  const sharing = useShareDialog(onClose);
  const shared = useSongShareTarget();
  const correction = useTagCorrection(
    tracks.map(({ id }) => id),
    () => onClose(),
  );
  const [track] = tracks;
  const moves = useMoveEntries({ rows, count, onMove, onClose });
  const missing = useMissingSongEntry(tracks);
  const entries = useSongMenuEntries({
    tracks,
    onPlay,
    likes,
    removal,
    extraEntries: (chosen) => [
      ...correction.entries,
      ...missing,
      ...moves,
      ...(extraEntries?.(chosen) ?? []),
    ],
    onPutNext,
    onPickPlaylist: () => setPicking(true),
    onDetails: () => setDetailed(true),
    onShare: () => track && sharing.share(shared(track)),
  });
  if (sharing.dialog) return sharing.dialog;
  if (correction.dialog) return correction.dialog;
  if (detailed && track)
    return (
      <OptionalBoundary onLost={onClose}>
        <SongDetails track={track} onClose={onClose} />
      </OptionalBoundary>
    );
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
      header={
        <>
          <SongMenuHeader tracks={tracks} />
          {track && tracks.length === 1 && <TrackRating track={track} />}
        </>
      }
    />
  );
}
