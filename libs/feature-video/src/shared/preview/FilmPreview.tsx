import type { FilmKind } from '@qingyin/data-video';
import { type ReactNode } from 'react';
import classes from './FilmPreview.module.css';
import { PreviewFilm } from './PreviewFilm.tsx';
import { usePreview } from './use-preview.ts';

interface FilmPreviewProps {
  kind: FilmKind;
  id: string;
  /** the film's card, which begins with its 16:9 picture */
  children: ReactNode;
}

/** A film's card whose picture gives way to the film itself, silent and small, while a pointer or the focus rests on it. */
export function FilmPreview({ kind, id, children }: FilmPreviewProps) {
  const { address, handlers, stop } = usePreview(kind, id);
  return (
    <div className={classes.card} {...handlers}>
      {children}
      {address !== null && <PreviewFilm address={address} onLost={stop} />}
    </div>
  );
}
