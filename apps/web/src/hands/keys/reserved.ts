import { type Combo } from './combo.ts';

/** Keys by which pages are walked, scrolled and pressed; whoever cannot use a pointer has no others. */
const OF_THE_PAGE =
  /^(Shift\+)?(Tab|Enter|Escape|Backspace|Delete|Arrow(Up|Down)|Page(Up|Down)|Home|End|ContextMenu)$/;
/** What every program does with them; browsers keep some of these to themselves. */
const OF_THE_BROWSER =
  /^(Mod\+(Shift\+)?[ACFLNPRTVWXZ]|(Shift\+)?F([135679]|1[0-2])|Alt\+(Back|Forward)|Alt\+F4)$/;

/** Whether a combination is everybody's, so that no act may have it. */
export const isReserved = (combo: Combo): boolean => OF_THE_PAGE.test(combo) || OF_THE_BROWSER.test(combo);
