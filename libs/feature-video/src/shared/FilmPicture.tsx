import { formatDuration } from '@qingyin/i18n';
import { MV_RATIO } from '@qingyin/media-kit';
import { CoverImage } from '@qingyin/ui';
import classes from './FilmPicture.module.css';

interface FilmPictureProps {
  src: string;
  /** widest it is shown at, CSS px */
  size: number;
  /** ms; 0 where it is not known, and then not said */
  durationMs: number;
}

/** A film's picture in a row, with how long it is. The name stands beside it. */
export function FilmPicture({ src, size, durationMs }: FilmPictureProps) {
  return (
    <span className={classes.picture}>
      <CoverImage src={src} alt="" size={size} ratio={MV_RATIO} />
      {durationMs > 0 && <span className={classes.length}>{formatDuration(durationMs)}</span>}
    </span>
  );
}
