import { MAX_LINES } from './split-lines.ts';

const ENDS = '\n\r\v\f\u0085\u2028\u2029';

/**
 * Parses delimited text into rows of cells; rows without text are left out. Quoted cells may contain separators,
 * line breaks and doubled quotes. A quote that is never closed is read as a character.
 *
 * @param most maximum number of rows
 */
export const parseCells = (text: string, separator: string, most = MAX_LINES): string[][] =>
  read(text, separator, most, true) ?? read(text, separator, most, false) ?? [];

function read(text: string, separator: string, most: number, quotes: boolean): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let blank = true;
  let quoted = false;
  const endCell = () => {
    row.push(value);
    value = '';
    blank = true;
  };
  const endRow = () => {
    endCell();
    if (row.some((written) => written !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length && rows.length < most; at++) {
    const letter = text.charAt(at);
    if (quoted && letter === '"' && text[at + 1] === '"') {
      value += letter;
      at++;
    } else if (quoted && letter === '"') quoted = false;
    else if (quoted) value += letter;
    else if (quotes && letter === '"' && blank) {
      // Spaces before the quote do not belong to the value.
      value = '';
      blank = false;
      quoted = true;
    } else if (letter === separator) endCell();
    else if (ENDS.includes(letter)) endRow();
    else {
      value += letter;
      if (letter !== ' ') blank = false;
    }
  }
  if (rows.length < most) endRow();
  return quoted && most > 1 ? null : rows;
}
