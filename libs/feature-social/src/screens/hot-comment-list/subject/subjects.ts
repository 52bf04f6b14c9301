import type { CommentedKind } from '@qingyin/data-social';
import { lazyComponent } from '@qingyin/ui';
import type { ReactNode } from 'react';
import { AlbumSubject, PlaylistSubject } from './CollectionSubject.tsx';
import { MvSubject, VideoSubject } from './FilmSubject.tsx';
import { SongSubject } from './SongSubject.tsx';

// Lazy: posts need far more code than the other subjects.
const PostSubject = lazyComponent<{ id: string }>(() => import('./PostSubject.tsx'));

/**
 * Component for the commented resource by kind. It suspends while loading and throws an error with code 404 if the
 * resource does not exist.
 */
export const subjects: Readonly<Record<CommentedKind, (props: { id: string }) => ReactNode>> = {
  song: SongSubject,
  album: AlbumSubject,
  playlist: PlaylistSubject,
  mv: MvSubject,
  video: VideoSubject,
  event: PostSubject,
};
