import { albumFolder, fileName, trackName } from './album-plan.mjs';

/** @typedef {import('./album-plan.mjs').PlainAlbum} PlainAlbum */
/** @typedef {import('./album-plan.mjs').PlannedAlbum} PlannedAlbum */
/** @typedef {import('./album-plan.mjs').PlannedTrack} PlannedTrack */
/** @typedef {import('./odd-albums.mjs').OddKind} OddKind */
/** @typedef {import('../tags/track-tags.mjs').TrackTags} TrackTags */

/** A title that no other album has. @param {PlainAlbum} plain */
export const numbered = ({ title, firstSound }) => `${title} ${firstSound}`;

/**
 * A track with some other tags.
 * @param {PlannedTrack} track
 * @param {Partial<TrackTags>} tags
 * @param {import('../tags/track-tags.mjs').Id3Form} [id3]
 * @returns {PlannedTrack}
 */
export const withTags = (track, tags, id3 = track.file.id3) => ({
  ...track,
  file: { ...track.file, id3, tags: track.file.tags === null ? null : { ...track.file.tags, ...tags } },
});

/** @param {PlainAlbum} plain @param {number} index @returns {Omit<PlannedTrack, 'path'>} */
function plannedTrack(plain, index) {
  const { artist, title, titles, year, genre, format } = plain;
  return {
    artists: [artist],
    lyrics: null,
    file: {
      format,
      id3: 'id3v2.3',
      sound: { number: plain.firstSound + index, seconds: plain.seconds[index] ?? 1 },
      tags: {
        title: titles[index] ?? '',
        artists: [artist],
        album: title,
        albumArtist: artist,
        trackNo: index + 1,
        trackTotal: titles.length,
        year,
        genre,
      },
    },
  };
}

/**
 * An album with all tracks in one folder.
 * @param {OddKind} kind
 * @param {PlainAlbum} plain
 * @param {(track: PlannedTrack, index: number) => PlannedTrack} change
 * @param {string} [folder] below the library's root
 * @returns {PlannedAlbum}
 */
export function inOneFolder(
  kind,
  plain,
  change,
  folder = albumFolder(plain.artist, plain.title, plain.year),
) {
  const tracks = plain.titles.map((title, index) => {
    const track = plannedTrack(plain, index);
    const changed = change({ ...track, path: `${folder}/${trackName(index + 1, title, 'mp3')}` }, index);
    return { ...changed, path: changed.path.replace(/mp3$/, changed.file.format) };
  });
  return {
    odd: kind,
    title: plain.title,
    artist: plain.artist,
    folders: [folder],
    coverFile: { name: plain.firstSound % 2 === 0 ? 'cover.jpg' : 'folder.jpg', bytes: plain.cover },
    tracks,
  };
}

/**
 * An album whose tracks have different artists.
 * @param {OddKind} kind
 * @param {PlainAlbum} plain
 * @param {string} folder the folder of such albums
 * @param {Partial<TrackTags>} tags of each track
 * @returns {PlannedAlbum}
 */
export function variousArtists(kind, plain, folder, tags) {
  const title = numbered(plain);
  const album = inOneFolder(
    kind,
    { ...plain, title },
    (track, index) => {
      const artists = [plain.otherArtist(index)];
      return withTags({ ...track, artists }, { artists, ...tags });
    },
    `${folder}/${fileName(title)} (${plain.year})`,
  );
  return { ...album, artist: '' };
}

/**
 * An album of several discs, whose tracks are numbered on each of them.
 * @param {OddKind} kind
 * @param {PlainAlbum} plain
 * @param {readonly string[]} discs names of their folders
 * @param {boolean} inTags whether the tags have the number of the disc too
 * @returns {PlannedAlbum}
 */
export function onDiscs(kind, plain, discs, inTags) {
  const perDisc = Math.ceil(plain.titles.length / discs.length);
  return inOneFolder(kind, plain, (track, index) => {
    const disc = Math.floor(index / perDisc);
    const trackNo = (index % perDisc) + 1;
    const folder = albumFolder(plain.artist, plain.title, plain.year);
    const path = `${folder}/${discs[disc]}/${trackName(trackNo, plain.titles[index] ?? '', 'mp3')}`;
    const discTags = inTags ? { discNo: disc + 1, discTotal: discs.length } : {};
    return withTags({ ...track, path }, { trackNo, trackTotal: undefined, ...discTags });
  });
}

/**
 * An album with each song as MP3 and as FLAC, in two folders; undefined without room for two files.
 * @param {OddKind} kind
 * @param {PlainAlbum} plain
 * @returns {PlannedAlbum | undefined}
 */
export function twoFormats(kind, plain) {
  const count = Math.floor(plain.titles.length / 2);
  if (count === 0) return undefined;
  const half = { ...plain, titles: plain.titles.slice(0, count) };
  const folder = albumFolder(plain.artist, plain.title, plain.year);
  const [mp3, flac] = /** @type {const} */ (['mp3', 'flac']).map((format) =>
    inOneFolder(kind, { ...half, format }, (track) => track, `${folder} [${format.toUpperCase()}]`),
  );
  if (mp3 === undefined || flac === undefined) return undefined;
  return {
    ...mp3,
    folders: [...mp3.folders, ...flac.folders],
    tracks: [...mp3.tracks, ...flac.tracks],
  };
}
