import { artistsIn, durationIn } from './foreign-values.ts';
import { type ListedSong, type ListedSongs, secondsOf } from './listed-song.ts';

/** So that spreadsheets read it as UTF-8. */
const BOM = '\ufeff';
const HEAD = ['id', 'title', 'artists', 'album', 'seconds'];
/** A cell that begins so is a formula to a spreadsheet. */
const FORMULA = /^['=+\-@\t\r]/;
const SECOND_MS = 1000;

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as RFC 4180 has it. What a spreadsheet would take for a formula gets an apostrophe before it. */
export function writeCsv({ songs }: ListedSongs): string {
  const rows = songs.map(({ id, title, artists, album, durationMs }) =>
    [id ?? '', title, artists.join('; '), album, durationMs > 0 ? secondsOf(durationMs) : '']
      .map(cell)
      .join(),
  );
  return `${BOM}${[HEAD.join(), ...rows].join('\r\n')}\r\n`;
}

/** How the columns are headed, in our files and in those of others. */
const COLUMNS = {
  title: /^(title|name|song|track|(track|song) ?(name|title)|歌名|歌曲|歌曲名|歌曲名称|标题|曲名|名称)$/i,
  artists: /^(artists?|singers?|(track )?artist ?name(\(s\)|s)?|歌手|艺人|艺术家|演唱者?)$/i,
  album: /^(album|album ?(name|title)|专辑|专辑名|专辑名称|唱片)$/i,
  seconds: /^(seconds|duration|length|time|时长|时间|duration ?\(s\))$/i,
  millis: /^((track )?duration ?[(_ ]?ms\)?|durationms|毫秒)$/i,
  id: /^id$/i,
} as const;

/** Reads a table; null where no column is headed as a title. */
export function readCsv(text: string): ListedSongs | null {
  const body = text.startsWith(BOM) ? text.slice(BOM.length) : text;
  const [head = [], ...rows] = cellsOf(body, separatorOf(body));
  const at = (column: keyof typeof COLUMNS) => head.findIndex((name) => COLUMNS[column].test(name.trim()));
  const places = {
    title: at('title'),
    artists: at('artists'),
    album: at('album'),
    seconds: at('seconds'),
    millis: at('millis'),
    id: at('id'),
  };
  if (places.title < 0) return null;
  const own = HEAD.every((name, place) => head[place] === name);
  const songs = rows.flatMap((row): ListedSong[] => {
    const value = (column: keyof typeof COLUMNS) => unguarded((row[places[column]] ?? '').trim());
    const title = value('title');
    const id = Number(value('id'));
    if (!title) return [];
    const durationMs = Number(value('millis')) || durationIn(value('seconds'), SECOND_MS);
    return [
      {
        ...(own && id > 0 && { id }),
        title,
        artists: artistsIn(value('artists')),
        album: value('album'),
        durationMs,
      },
    ];
  });
  return { name: '', songs };
}

/** Without the apostrophe that kept it from being a formula. */
const unguarded = (text: string): string => (/^'['=+\-@]/.test(text) ? text.slice(1) : text);

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((mark) => [mark, first.split(mark).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** All cells, row by row; empty rows are left out. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let quoted = false;
  const endRow = () => {
    row.push(value);
    if (row.some((written) => written !== '')) rows.push(row);
    row = [];
    value = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (quoted && letter === '"' && text[at + 1] === '"') {
      value += letter;
      at++;
    } else if (letter === '"' && (quoted || value === '')) quoted = !quoted;
    else if (quoted) value += letter;
    else if (letter === separator) {
      row.push(value);
      value = '';
    } else if (letter === '\n') endRow();
    else if (letter !== '\r') value += letter;
  }
  endRow();
  return rows;
}
