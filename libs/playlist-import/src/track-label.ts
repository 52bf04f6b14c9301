import type { Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';

/** Label of a song in one line of text: title, artists, album, duration. */
export const trackLabel = ({ name, artists, album, durationMs }: Track): string =>
  [name, artists.map((artist) => artist.name).join(' / '), album.name, formatDuration(durationMs)]
    .filter(Boolean)
    .join(' · ');
