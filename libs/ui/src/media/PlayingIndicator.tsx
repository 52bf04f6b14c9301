import { classNames } from '../controls/class-names.ts';
import classes from './PlayingIndicator.module.css';

/**
 * Equalizer bars in place of the number of the current song in lists and in the queue; they are animated while it
 * plays.
 */
export function PlayingIndicator({ moving, className }: { moving: boolean; className?: string | undefined }) {
  return (
    <span className={classNames(classes.bars, className)} data-moving={moving ? '' : undefined} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
