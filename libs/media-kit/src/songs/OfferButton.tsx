import classes from './OfferButton.module.css';

/** What plays the row a link led to as the link wants it; the grid hears the press (`data-do`). */
export const OfferButton = ({ text }: { text: string }) => (
  <button type="button" tabIndex={-1} data-do="play" className={classes.offer}>
    {text}
  </button>
);
