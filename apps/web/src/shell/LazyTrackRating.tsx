import { useCapability } from '@qingyin/auth-gate';
import { SONG_RATINGS } from '@qingyin/data-library';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { loadPart } from '../parts/load-part.ts';
import classes from './LazyTrackRating.module.css';

const Rating = lazyComponent(loadPart('trackRating'));

/** Stars of the playing song in the settings of the player bar (更多播放设置); the code loads when these are opened. */
export function LazyTrackRating() {
  if (!useCapability(SONG_RATINGS)) return null;
  return (
    <div className={classes.place}>
      <OptionalBoundary>
        <Rating />
      </OptionalBoundary>
    </div>
  );
}
