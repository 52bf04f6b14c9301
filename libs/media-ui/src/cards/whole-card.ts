import classes from './whole-card.module.css';

/** Class names of a card that is one link as a whole (`card`, `link`), and of its play button (`play`). */
export const wholeCard = { card: classes.card, link: classes.link, play: classes.play };
