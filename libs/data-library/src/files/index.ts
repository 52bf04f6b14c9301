export { writeCsv } from './csv.ts';
export { writeJson } from './json.ts';
export type { ListedSong, ListedSongs } from './listed-song.ts';
export { writeM3u } from './m3u.ts';
export { decodeText, LIST_ENDINGS, readListFile, type ReadList } from './read-list-file.ts';
export { refusedForm, type Refusal } from './refused.ts';
export { readTextList } from './text-list.ts';
export { artistsIn } from './foreign-values.ts';
