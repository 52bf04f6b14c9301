import { type Combo } from './combo.ts';

/** Keys that move the focus, scroll, activate and edit; keyboard users have no other way to do so. */
const OF_THE_PAGE =
  /^((Mod|Ctrl|Meta|Alt|Shift)\+)*(Tab|Enter|Escape|Backspace|Delete|Insert|Arrow(Up|Down)|Page(Up|Down)|Home|End|ContextMenu)$/;
/** Shortcuts of browsers and systems (editing, tabs, zoom, saving); some of them never reach the page. */
const OF_THE_BROWSER =
  /^(Mod\+(Shift\+)?([ACDFHLMNOPQRSTUVWXYZ\d=+_-]|Forward|Back)|(Shift\+)?F([135679]|1[0-2])|Alt\+(Back|Forward|F4))$/;

/**
 * Whether a combination is reserved for the page, the browser or the system, so that no command can be bound to
 * it.
 */
export const isReserved = (combo: Combo): boolean => OF_THE_PAGE.test(combo) || OF_THE_BROWSER.test(combo);
