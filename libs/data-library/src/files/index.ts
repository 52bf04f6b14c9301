export { writeCsv } from './csv.ts';
export { writeJson } from './json.ts';
export type { ListedSong, ListedSongs } from './listed-song.ts';
export { writeM3u } from './m3u.ts';
export { decodeText, readListFile } from './read-list-file.ts';
export { readTextList } from './text-list.ts';
export { artistsIn } from './foreign-values.ts';
