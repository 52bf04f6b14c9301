import { inOneFolder, numbered, onDiscs, twoFormats, variousArtists, withTags } from './odd-layouts.mjs';

/** @typedef {import('./album-plan.mjs').PlannedAlbum} PlannedAlbum */
/** @typedef {import('./album-plan.mjs').PlainAlbum} PlainAlbum */
/** @typedef {'any' | 'chinese' | 'traditional'} Vocabulary language of names: any, or one that a code page has */

/** What may be unusual in an album. */
export const oddKinds = /** @type {const} */ ([
  'gbk',
  'big5',
  'id3v1',
  'no-tags',
  'multi-value-artists',
  'featured-artists',
  'slash-in-artist',
  'compilation',
  'compilation-without-album-artist',
  'disc-folders',
  'chinese-disc-folders',
  'two-formats',
  'decomposed-names',
  'long-names',
]);

/** @typedef {typeof oddKinds[number]} OddKind */

/** @param {OddKind} kind @returns {Vocabulary} */
export function vocabularyOf(kind) {
  if (kind === 'big5') return 'traditional';
  return kind === 'gbk' || kind === 'id3v1' ? 'chinese' : 'any';
}

/**
 * An album of the given kind; undefined if it has too few tracks for that.
 * @param {OddKind} kind
 * @param {PlainAlbum} plain
 * @returns {PlannedAlbum | undefined}
 */
export const oddAlbum = (kind, plain) => builders[kind](kind, plain);

/** @typedef {(kind: OddKind, plain: PlainAlbum) => PlannedAlbum | undefined} Builder */

/** @type {Record<OddKind, Builder>} */
const builders = {
  gbk: (kind, plain) =>
    inOneFolder(kind, plain, (track) => ({
      ...track,
      file: { ...track.file, format: 'mp3', id3: 'gbk' },
      lyrics: { text: `[00:00.20]${track.file.tags?.title}\n[00:00.80]第二行歌词\n`, encoding: 'gbk' },
    })),
  big5: (kind, plain) =>
    inOneFolder(kind, plain, (track) => ({ ...track, file: { ...track.file, format: 'mp3', id3: 'big5' } })),
  id3v1: (kind, plain) =>
    inOneFolder(kind, plain, (track) => ({ ...track, file: { ...track.file, format: 'mp3', id3: 'id3v1' } })),
  'no-tags': (kind, plain) => ({
    ...inOneFolder(kind, plain, (track) => ({ ...track, artists: [], file: { ...track.file, tags: null } })),
    title: '',
    artist: '',
  }),
  'multi-value-artists': (kind, plain) =>
    inOneFolder(kind, plain, (track, index) => {
      const artists = [plain.artist, plain.otherArtist(index)];
      return withTags({ ...track, artists }, { artists }, 'id3v2.4');
    }),
  'featured-artists': (kind, plain) =>
    inOneFolder(kind, plain, (track, index) => {
      const other = plain.otherArtist(index);
      if (index % 2 === 1) return track;
      return withTags(
        { ...track, artists: [plain.artist, other] },
        { artists: [`${plain.artist} feat. ${other}`] },
      );
    }),
  'slash-in-artist': (kind, plain) =>
    inOneFolder(kind, { ...plain, artist: 'AC/DC', title: numbered(plain) }, (track) => track),
  compilation: (kind, plain) => {
    const albumArtist = plain.firstSound % 2 === 0 ? 'Various Artists' : '群星';
    const tags = { albumArtist, compilation: true };
    return variousArtists(kind, plain, albumArtist, tags);
  },
  'compilation-without-album-artist': (kind, plain) =>
    variousArtists(kind, plain, '合辑', { albumArtist: undefined }),
  'disc-folders': (kind, plain) => onDiscs(kind, plain, ['CD1', 'CD2'], true),
  'chinese-disc-folders': (kind, plain) => onDiscs(kind, plain, ['碟一', '碟二'], false),
  'two-formats': twoFormats,
  'decomposed-names': (kind, plain) => {
    const accented = plain.titles.map((title) => `${title} – Café Été`);
    const album = inOneFolder(kind, { ...plain, titles: accented }, (track) => ({
      ...track,
      path: track.path.normalize('NFD'),
    }));
    return { ...album, folders: album.folders.map((folder) => folder.normalize('NFD')) };
  },
  'long-names': (kind, plain) => {
    const title = `${plain.title} ${'很长的名字'.repeat(24)}`;
    const titles = plain.titles.map((text) => `${text} ${'a very long title, '.repeat(16)}`.trim());
    return inOneFolder(kind, { ...plain, title, titles }, (track) => track);
  },
};
