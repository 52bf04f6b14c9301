import { fileName, type Track } from '@qingyin/contract';
import {
  type PlaylistFileSong,
  type PlaylistFileContent,
  writeCsv,
  writeJson,
  writeM3u,
} from '@qingyin/playlist-files';

/** Export formats, which are also the file extensions. */
export type ExportFormat = 'm3u8' | 'csv' | 'json';

const formats: Record<ExportFormat, { write: (list: PlaylistFileContent) => string; type: string }> = {
  m3u8: { write: writeM3u, type: 'audio/x-mpegurl' },
  csv: { write: writeCsv, type: 'text/csv' },
  json: { write: writeJson, type: 'application/json' },
};

const toListed = ({ id, name, artists, album, durationMs }: Track): PlaylistFileSong => ({
  id,
  title: name,
  artists: artists.map((artist) => artist.name).filter(Boolean),
  album: album.name,
  durationMs,
});

/** Serialises a list to a file. Songs that the service does not know (no duration, no artists) are left out. */
export function exportFile(name: string, tracks: readonly Track[], format: ExportFormat) {
  const known = tracks.filter(({ artists, durationMs }) => artists.length > 0 || durationMs > 0);
  const { write, type } = formats[format];
  const text = write({ name, songs: known.map(toListed) });
  return { name: fileName(name, format), text, type, count: known.length };
}
