import type { Track } from '@qingyin/contract';
import type { LyricLine } from '@qingyin/lyrics';

/** Who sings, as one text. */
export const singersOf = ({ artists }: Pick<Track, 'artists'>): string =>
  artists.map(({ name }) => name).join(' / ');

/** Lines as a text to give away: what they mean below each where asked for, and whose they are at the end. */
export function linesText(
  lines: readonly LyricLine[],
  track: Pick<Track, 'name' | 'artists'>,
  translated: boolean,
): string {
  const sung = lines.flatMap(({ text, translation }) =>
    translated && translation ? [text, translation] : [text],
  );
  return [...sung, '', `—— ${track.name} · ${singersOf(track)}`].join('\n');
}
