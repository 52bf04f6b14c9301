import type { CommentedKind } from '@qingyin/data-social';
import { lazyPart } from '@qingyin/ui';
import type { ReactNode } from 'react';
import { AlbumSubject, PlaylistSubject } from './CollectionSubject.tsx';
import { MvSubject, VideoSubject } from './FilmSubject.tsx';
import { SongSubject } from './SongSubject.tsx';

// Of a post far more can be shown and done than of the others.
const PostSubject = lazyPart<{ id: string }>(() => import('./PostSubject.tsx'));

/** What draws the thing that is commented on, by its kind; suspends until it is known, fails with code 404 where it is gone. */
export const subjects: Readonly<Record<CommentedKind, (props: { id: string }) => ReactNode>> = {
  song: SongSubject,
  album: AlbumSubject,
  playlist: PlaylistSubject,
  mv: MvSubject,
  video: VideoSubject,
  event: PostSubject,
};
