import { albumFolder, trackName } from './album-plan.mjs';

/** Percentage of each way to keep a cover. */
const PICTURES = /** @type {const} */ ([
  ['cover.jpg', 40],
  ['folder.jpg', 10],
  ['embedded', 30],
  ['none', 20],
]);

/**
 * An album as most programs write it.
 * @param {import('./album-plan.mjs').PlainAlbum} plain
 * @param {import('../random.mjs').Random} random
 * @returns {import('./album-plan.mjs').PlannedAlbum}
 */
export function regularAlbum(plain, random) {
  const { artist, title, year, genre, format, titles, cover } = plain;
  const folder = albumFolder(artist, title, year);
  const picture = random.share(PICTURES);
  const withLyrics = random.integer(10) === 0;
  const withAlbumArtist = random.integer(10) < 7;
  const id3 = random.integer(10) < 3 ? 'id3v2.4' : 'id3v2.3';
  return {
    odd: '',
    title,
    artist,
    folders: [folder],
    coverFile: picture === 'cover.jpg' || picture === 'folder.jpg' ? { name: picture, bytes: cover } : null,
    tracks: titles.map((text, index) => ({
      path: `${folder}/${trackName(index + 1, text, format)}`,
      artists: [artist],
      lyrics: withLyrics ? { text: `[00:00.20]${text}\n[00:00.80]${title}\n`, encoding: 'utf-8' } : null,
      file: {
        format,
        id3,
        sound: { number: plain.firstSound + index, seconds: plain.seconds[index] ?? 1 },
        tags: {
          title: text,
          artists: [artist],
          album: title,
          albumArtist: withAlbumArtist ? artist : undefined,
          trackNo: index + 1,
          trackTotal: titles.length,
          year,
          genre,
          cover: picture === 'embedded' ? cover : undefined,
        },
      },
    })),
  };
}
