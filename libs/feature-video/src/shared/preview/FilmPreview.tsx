import type { FilmKind } from '@qingyin/data-video';
import { type ReactNode } from 'react';
import classes from './FilmPreview.module.css';
import { PreviewVideo } from './PreviewVideo.tsx';
import { useFilmPreview } from './use-film-preview.ts';

interface FilmPreviewProps {
  kind: FilmKind;
  id: string;
  /** card that starts with a 16:9 picture */
  children: ReactNode;
}

/** Card of a film with a muted video preview in place of its picture on hover and keyboard focus. */
export function FilmPreview({ kind, id, children }: FilmPreviewProps) {
  const { address, handlers, stop } = useFilmPreview(kind, id);
  return (
    <div className={classes.card} {...handlers}>
      {children}
      {address !== null && <PreviewVideo address={address} onLost={stop} />}
    </div>
  );
}
