import type { Track } from '@qingyin/contract';
import type { LyricLine } from '@qingyin/lyrics';

/** Names of a track's artists as one text. */
export const artistNames = ({ artists }: Pick<Track, 'artists'>): string =>
  artists.map(({ name }) => name).join(' / ');

/** Selected lines as text for the clipboard: optional translations below the lines, song and artists at the end. */
export function formatSelectedLines(
  lines: readonly LyricLine[],
  track: Pick<Track, 'name' | 'artists'>,
  translated: boolean,
): string {
  const sung = lines.flatMap(({ text, translation }) =>
    translated && translation ? [text, translation] : [text],
  );
  return [...sung, '', `—— ${track.name} · ${artistNames(track)}`].join('\n');
}
