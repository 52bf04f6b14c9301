export type { ListedSong, ListedSongs } from './listed-song.ts';
export { LIST_ENDINGS, readListFile, type ReadList } from './read-list-file.ts';
export { refusedForm, type Refusal } from './refused.ts';
export { readTextList } from './text-list.ts';
export { artistsIn } from './foreign-values.ts';
export { writeCsv } from './write-csv.ts';
export { writeJson } from './write-json.ts';
export { writeM3u } from './write-m3u.ts';
