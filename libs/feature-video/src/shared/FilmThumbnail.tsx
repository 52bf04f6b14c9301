import { MV_RATIO } from '@qingyin/media-ui';
import { formatDuration } from '@qingyin/i18n';
import { CoverImage } from '@qingyin/ui';
import classes from './FilmThumbnail.module.css';

interface FilmPictureProps {
  src: string;
  /** largest size at which it is shown, CSS px */
  size: number;
  /** ms; 0 if unknown, then it is not shown */
  durationMs: number;
}

/** Thumbnail of a film with its length; decorative, since the title stands beside it. */
export function FilmThumbnail({ src, size, durationMs }: FilmPictureProps) {
  return (
    <span className={classes.picture}>
      <CoverImage src={src} alt="" size={size} ratio={MV_RATIO} />
      {durationMs > 0 && <span className={classes.length}>{formatDuration(durationMs)}</span>}
    </span>
  );
}
