export type { PlaylistFileSong, PlaylistFileContent } from './playlist-file-song.ts';
export { PLAYLIST_FILE_EXTENSIONS, readPlaylistFile, type ParsedPlaylistFile } from './read-playlist-file.ts';
export { detectUnreadableBytes, type UnreadableReason } from './unreadable-file.ts';
export { readTextList } from './read-text-list.ts';
export { splitArtists } from './parse-values.ts';
export { writeCsv } from './write-csv.ts';
export { writeJson } from './write-json.ts';
export { writeM3u } from './write-m3u.ts';
