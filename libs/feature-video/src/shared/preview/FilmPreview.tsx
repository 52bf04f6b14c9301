import type { FilmKind } from '@qingyin/data-video';
import { type ReactNode } from 'react';
import classes from './FilmPreview.module.css';
import { PreviewFilm } from './PreviewFilm.tsx';
import { usePreview } from './use-preview.ts';

interface FilmPreviewProps {
  kind: FilmKind;
  id: string;
  /** card that starts with a 16:9 picture */
  children: ReactNode;
}

/** Card of a film with a muted video preview in place of its picture on hover and keyboard focus. */
export function FilmPreview({ kind, id, children }: FilmPreviewProps) {
  const { address, handlers, stop } = usePreview(kind, id);
  return (
    <div className={classes.card} {...handlers}>
      {children}
      {address !== null && <PreviewFilm address={address} onLost={stop} />}
    </div>
  );
}
