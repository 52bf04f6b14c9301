import { classNames } from '@qingyin/ui';
import classes from './PlayingMark.module.css';

/** Three bars where the number of the playing song would be; they move while it sounds. */
export function PlayingMark({ moving, className }: { moving: boolean; className?: string | undefined }) {
  return (
    <span className={classNames(classes.bars, className)} data-moving={moving ? '' : undefined} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
