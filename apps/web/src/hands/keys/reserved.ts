import { type Combo } from './combo.ts';

/** Keys by which pages are walked, scrolled, pressed and written in; whoever cannot use a pointer has no others. */
const OF_THE_PAGE =
  /^((Mod|Ctrl|Meta|Alt|Shift)\+)*(Tab|Enter|Escape|Backspace|Delete|Insert|Arrow(Up|Down)|Page(Up|Down)|Home|End|ContextMenu)$/;
/** What every program does with them: text is edited, pages and tabs are walked, made larger, kept. Some never come here. */
const OF_THE_BROWSER =
  /^(Mod\+(Shift\+)?([ACDFHLMNOPQRSTUVWXYZ\d=+_-]|Forward|Back)|(Shift\+)?F([135679]|1[0-2])|Alt\+(Back|Forward|F4))$/;

/** Whether a combination is everybody's, so that no act may have it. */
export const isReserved = (combo: Combo): boolean => OF_THE_PAGE.test(combo) || OF_THE_BROWSER.test(combo);
