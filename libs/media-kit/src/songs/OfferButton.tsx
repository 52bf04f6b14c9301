import classes from './OfferButton.module.css';

/** Plays a linked song at the linked position. The grid handles the press (`data-do`). */
export const OfferButton = ({ text }: { text: string }) => (
  <button type="button" tabIndex={-1} data-do="play" className={classes.offer}>
    {text}
  </button>
);
