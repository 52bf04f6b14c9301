/** Selectors shared by many screens. */
export const SONG = 'main [role="grid"] [role="row"][aria-label]';
export const CARD = 'main article';
export const PLAYLIST = 'main article a[href^="/playList/"]';

export const songActions = {
  like: `${SONG} >> nth=1 >> button[aria-label="喜欢"]`,
  menu: `${SONG} >> nth=1 >> button[aria-haspopup="menu"]`,
};

/** Choice in a row of filters. @param {string} row @param {string} choice */
export const filter = (row, choice) => `main [role="group"]:has-text("${row}") a:text-is("${choice}")`;

/** Button that undoes the last removal. */
export const UNDO = 'section[aria-label="撤销"] button:text-is("撤销")';
