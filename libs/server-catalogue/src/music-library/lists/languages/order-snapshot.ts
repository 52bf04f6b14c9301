import type { Db } from '@qingyin/server-db';
import type {
  CatalogueSnapshot,
  SnapshotAlbums,
  SnapshotArtists,
  SnapshotSongs,
} from '../catalogue-snapshot.ts';
import { indexOf } from '../index-of.ts';
import { rankNumbers, stableOrder } from '../stable-order.ts';
import { type Alphabet, alphabets } from './alphabets.ts';
import { createInitials, type Initials } from './initials.ts';
import { orderedTexts } from './ordered-text.ts';
import { rankNames } from './rank-names.ts';
import { readAlbumNames, readArtistNames, readSongNames } from './read-names.ts';

interface Language {
  alphabet: Alphabet;
  initials: Initials;
}

interface Ranked {
  albumRanks: Int32Array;
  artistRanks: Int32Array;
  artistNames: readonly { name: string }[];
  /** by which artists are ordered */
  artistTexts: readonly string[];
}

const indices = ({ length }: ArrayLike<number>): Int32Array =>
  Int32Array.from({ length }, (_, index) => index);

/**
 * A snapshot in the orders and with the initials of a language; what is not ordered by names is that of the snapshot.
 *
 * @param key of an alphabet
 */
export async function orderSnapshot(
  db: Db,
  snapshot: CatalogueSnapshot,
  key: string,
): Promise<CatalogueSnapshot> {
  const alphabet = alphabets[key];
  if (!alphabet) return snapshot;
  const language = { alphabet, initials: createInitials(alphabet) };
  const { artists, ...named } = await orderArtists(db, snapshot, language);
  const { albums, albumRanks } = await orderAlbums(db, snapshot, language, named.artistRanks);
  return {
    ...snapshot,
    base: snapshot,
    language: key,
    ...{ artists, albums },
    initials: language.initials.labels,
    songs: await orderSongs(db, snapshot, language, { ...named, albumRanks }),
  };
}

async function orderArtists(db: Db, { artists }: CatalogueSnapshot, { alphabet, initials }: Language) {
  const names = await readArtistNames(db, artists.ids);
  const texts = await orderedTexts(names, alphabet);
  const ranked = await rankNames(texts, alphabet, initials);
  const ordered: SnapshotArtists = {
    ids: artists.ids,
    initials: ranked.initials,
    byName: stableOrder(indices(artists.ids), ranked.ranks),
  };
  return { artists: ordered, artistRanks: ranked.ranks, artistNames: names, artistTexts: texts };
}

async function orderAlbums(
  db: Db,
  { albums, artists }: CatalogueSnapshot,
  { alphabet, initials }: Language,
  artistRanks: Int32Array,
) {
  const names = await readAlbumNames(db, albums.ids);
  const texts = await orderedTexts(names, alphabet);
  const ranked = await rankNames(texts, alphabet, initials);
  const name = stableOrder(indices(albums.ids), ranked.ranks);
  const years = rankNumbers(albums.years);
  const ofArtists = Int32Array.from(
    albums.artists,
    (id) => (artistRanks[indexOf(artists.ids, id)] ?? -1) + 1,
  );
  const ordered: SnapshotAlbums = {
    ...albums,
    initials: ranked.initials,
    orders: {
      ...albums.orders,
      name,
      artist: stableOrder(stableOrder(name, years), ofArtists),
    },
  };
  return { albums: ordered, albumRanks: ranked.ranks };
}

async function orderSongs(
  db: Db,
  { songs, artists: { ids: artistIds } }: CatalogueSnapshot,
  { alphabet, initials }: Language,
  { albumRanks, artistRanks, artistNames, artistTexts }: Ranked,
): Promise<SnapshotSongs> {
  const names = await readSongNames(db, songs.ids);
  const texts = await orderedTexts(names, alphabet);
  const ranked = await rankNames(texts, alphabet, initials);
  const artists = Int32Array.from(names, ({ artist }) => indexOf(artistIds, artist));
  const credits = names.map(({ credit }, song) => {
    const artist = artists[song] ?? -1;
    const name = artistNames[artist]?.name ?? '';
    return credit.startsWith(name) ? (artistTexts[artist] ?? '') + credit.slice(name.length) : credit;
  });
  const { ranks: creditRanks } = await rankNames(credits, alphabet, initials);
  const albumOf = songs.albums.map((album) => album + 1);
  // Songs of an album are in the order of discs and numbers there.
  const inAlbum = stableOrder(songs.orders.album, albumOf);
  return {
    ...songs,
    initials: ranked.initials,
    orders: {
      ...songs.orders,
      name: stableOrder(indices(songs.ids), ranked.ranks),
      // Songs with several artists stand behind those of the first one alone.
      artist: stableOrder(
        stableOrder(inAlbum, creditRanks),
        artists.map((artist) => (artistRanks[artist] ?? -1) + 1),
      ),
      album: stableOrder(
        inAlbum,
        songs.albums.map((album) => (albumRanks[album] ?? -1) + 1),
      ),
    },
  };
}
