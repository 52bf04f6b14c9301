import { readSong, useRouter } from '@qingyin/routing';
import { lazyComponent, OptionalBoundary } from '@qingyin/ui';
import { useState } from 'react';

const MissingSongNote = lazyComponent(() => import('./MissingSongNote.tsx'));

export interface LinkedSongNoteProps {
  /** ids of all songs that the viewer gets of the list */
  ids: readonly number[];
}

/** Note where the page's address links to a song that the list does not have for the viewer; otherwise nothing. */
export function LinkedSongNote({ ids }: LinkedSongNoteProps) {
  const router = useRouter();
  const [song] = useState(() => readSong({ ...router.state.location.search }).song);
  if (song === undefined || ids.includes(Number(song))) return null;
  return (
    <OptionalBoundary>
      <MissingSongNote />
    </OptionalBoundary>
  );
}
