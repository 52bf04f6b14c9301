import classes from './LinkedSongPlayButton.module.css';

/** Plays a linked song at the linked position. The grid handles the press (`data-do`). */
export const LinkedSongPlayButton = ({ text }: { text: string }) => (
  <button type="button" tabIndex={-1} data-do="play" className={classes.offer}>
    {text}
  </button>
);
