import type { CommentedKind } from '@qingyin/data-social';
import type { ReactNode } from 'react';
import { AlbumSubject, PlaylistSubject } from './CollectionSubject.tsx';
import { MvSubject, VideoSubject } from './FilmSubject.tsx';
import { PostSubject } from './PostSubject.tsx';
import { SongSubject } from './SongSubject.tsx';

/** What draws the thing that is commented on, by its kind; suspends until it is known, fails with code 404 where it is gone. */
export const subjects: Readonly<Record<CommentedKind, (props: { id: string }) => ReactNode>> = {
  song: SongSubject,
  album: AlbumSubject,
  playlist: PlaylistSubject,
  mv: MvSubject,
  video: VideoSubject,
  event: PostSubject,
};
