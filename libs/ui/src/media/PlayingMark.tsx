import { classNames } from '../controls/class-names.ts';
import classes from './PlayingMark.module.css';

/** Three bars in place of the number of the playing song, in lists and in the queue; they move while it sounds. */
export function PlayingMark({ moving, className }: { moving: boolean; className?: string | undefined }) {
  return (
    <span className={classNames(classes.bars, className)} data-moving={moving ? '' : undefined} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
