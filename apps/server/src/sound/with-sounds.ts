import type { SongUrl } from '@qingyin/contract';
import type { House } from '../http/call.ts';
import { albumSounds, catalogueAlbums, ownAlbums } from './albums.ts';
import { soundOf } from './song-sound.ts';
import { isCurrent, soundRows } from './sound-rows.ts';
import { stateOfFile, type Wanted } from './wanted.ts';

/** A song URL, with the file behind it if there is one. */
export interface Playable {
  url: SongUrl;
  file?: { hash: string; wanted: Wanted } & Album;
}

type Album = { albumId: number } | { owner: number; albumName: string };

/**
 * Adds measurements to song URLs. Unmeasured songs are prioritised in the measuring queue, followed by the other
 * songs of their albums.
 */
export async function withSounds(
  house: Pick<House, 'db' | 'files' | 'sounds'>,
  playables: readonly Playable[],
): Promise<SongUrl[]> {
  const files = playables.flatMap(({ file }) => file ?? []);
  const rows = await soundRows(
    house.db,
    files.map(({ hash }) => hash),
  );
  const unknown: Wanted[] = [];
  for (const { hash, wanted } of files) {
    const row = rows.get(hash);
    const made = { size: 0, modifiedAt: 0 };
    const state = wanted.kind === 'cloud' && row ? await stateOfFile(house, hash) : made;
    if (row && state && isCurrent(row, state)) continue;
    rows.delete(hash);
    unknown.push(wanted);
  }
  // Albums of unmeasured songs are looked up once those songs are measured.
  const known = files.filter(({ hash }) => rows.has(hash));
  const { albums, missing } = await albumsOf(house, known);
  house.sounds.ask(unknown);
  house.sounds.next(missing);
  return playables.map(({ url, file }) =>
    file ? { ...url, ...soundOf(rows.get(file.hash), albums.get(albumKey(file))) } : url,
  );
}

const albumKey = (album: Album): string =>
  'albumId' in album ? String(album.albumId) : `own ${album.albumName}`;

async function albumsOf({ db }: Pick<House, 'db'>, files: readonly Album[]) {
  const own = files.flatMap((file) => ('owner' in file ? file : []));
  const members = await catalogueAlbums(
    db,
    files.flatMap((file) => ('albumId' in file ? file.albumId : [])),
  );
  const names = own.map(({ albumName }) => albumName);
  const ownMembers = own[0] ? await ownAlbums(db, own[0].owner, names) : [];
  const named = ownMembers.map((member) => ({ ...member, album: `own ${member.album}` }));
  return albumSounds(db, [...members, ...named]);
}
