/** @typedef {import('./plan/album-plan.mjs').PlannedAlbum} PlannedAlbum */
/**
 * @typedef {object} MusicLibraryCounts what a scan of the library should find
 * @property {number} files intact sound files
 * @property {number} songs different songs: one for the files of a song in two formats
 * @property {number} albums tagged albums
 * @property {number} artists names of artists of songs and albums; without the name for various artists
 * @property {number} untaggedFiles intact files without tags, which are songs too, but of no album or artist that is
 *   counted here
 * @property {number} untaggedFolders folders with such files
 * @property {number} failed sound files that cannot be read
 * @property {number} ignored files that look like sound files but belong to no library
 * @property {number} lyrics
 * @property {number} playlists
 * @property {number} albumsWithCover albums with a cover file or an embedded cover
 */

/**
 * Counts what a scan should find.
 * @param {readonly PlannedAlbum[]} albums
 * @returns {Omit<MusicLibraryCounts, 'failed' | 'ignored' | 'lyrics' | 'playlists'>}
 */
export function countAlbums(albums) {
  const tagged = albums.filter(({ title }) => title !== '');
  const untagged = albums.filter(({ title }) => title === '');
  const artists = albums.flatMap(({ artist, tracks }) => [
    artist,
    ...tracks.flatMap((track) => track.artists),
  ]);
  return {
    files: albums.reduce((sum, { tracks }) => sum + tracks.length, 0),
    songs: albums.reduce((sum, album) => sum + songCount(album), 0),
    albums: tagged.length,
    artists: new Set(artists.filter((name) => name !== '')).size,
    untaggedFiles: untagged.reduce((sum, { tracks }) => sum + tracks.length, 0),
    untaggedFolders: untagged.length,
    albumsWithCover: albums.filter(
      ({ coverFile, tracks }) =>
        coverFile !== null || tracks.some(({ file }) => file.tags?.cover !== undefined),
    ).length,
  };
}

/** Files with the same sound in two formats are one song. @param {PlannedAlbum} album */
const songCount = ({ tracks }) => new Set(tracks.map(({ file }) => file.sound.number)).size;
