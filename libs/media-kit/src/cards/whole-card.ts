import classes from './whole-card.module.css';

/** Classes of a card that is one link as a whole (`card`, `link`), and of the button that plays it (`play`). */
export const wholeCard = { card: classes.card, link: classes.link, play: classes.play };
