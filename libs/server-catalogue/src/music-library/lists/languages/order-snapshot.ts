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
  const { artists, artistRanks, textOf } = await orderArtists(db, snapshot, language);
  const { albums, albumRanks } = await orderAlbums(db, snapshot, language, artistRanks);
  return {
    ...snapshot,
    base: snapshot,
    ...{ artists, albums },
    initials: language.initials.labels,
    songs: await orderSongs(db, snapshot, language, { albumRanks, textOf }),
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
  return {
    artists: ordered,
    artistRanks: ranked.ranks,
    textOf: new Map(names.map(({ name }, artist) => [name, texts[artist] ?? ''])),
  };
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
  { songs }: CatalogueSnapshot,
  { alphabet, initials }: Language,
  { albumRanks, textOf }: { albumRanks: Int32Array; textOf: ReadonlyMap<string, string> },
): Promise<SnapshotSongs> {
  const names = await readSongNames(db, songs.ids);
  const texts = await orderedTexts(names, alphabet);
  const ranked = await rankNames(texts, alphabet, initials);
  const artists = names.map((song) => textOf.get(song.artists) ?? song.artists);
  const { ranks: artistRanks } = await rankNames(artists, alphabet, initials);
  const albumOf = songs.albums.map((album) => album + 1);
  // Songs of an album are in the order of discs and numbers there.
  const inAlbum = stableOrder(songs.orders.album, albumOf);
  return {
    ...songs,
    initials: ranked.initials,
    orders: {
      ...songs.orders,
      name: stableOrder(indices(songs.ids), ranked.ranks),
      artist: stableOrder(inAlbum, artistRanks),
      album: stableOrder(
        inAlbum,
        songs.albums.map((album) => (albumRanks[album] ?? -1) + 1),
      ),
    },
  };
}
