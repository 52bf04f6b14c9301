import type { Files } from '@qingyin/server-files';
import type { SongUrl } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { measureAlbums, catalogueAlbums, cloudAlbums } from './album-loudness.ts';
import { songSoundOf } from './song-loudness.ts';
import { isMeasurementCurrent, loadMeasurements } from './measurement-rows.ts';
import type { MeasuringQueue } from './measuring-queue.ts';
import { fileVersionOf, type MeasuringTarget } from './measuring-target.ts';

/** A song URL, with the file behind it if there is one. */
export interface PlayableSong {
  url: SongUrl;
  file?: { hash: string; wanted: MeasuringTarget } & Album;
}

/** What `attachLoudness` needs of the server. */
export interface LoudnessContext {
  db: Db;
  files: Files;
  sounds: Pick<MeasuringQueue, 'prioritize' | 'enqueueFollowing'>;
}

type Album = { albumId: number } | { owner: number; albumName: string };

/**
 * Adds measurements to song URLs. Unmeasured songs are prioritised in the measuring queue, followed by the other
 * songs of their albums.
 */
export async function attachLoudness(
  context: LoudnessContext,
  playables: readonly PlayableSong[],
): Promise<SongUrl[]> {
  const files = playables.flatMap(({ file }) => file ?? []);
  const rows = await loadMeasurements(
    context.db,
    files.map(({ hash }) => hash),
  );
  const unknown: MeasuringTarget[] = [];
  for (const { hash, wanted } of files) {
    const row = rows.get(hash);
    const made = { size: 0, modifiedAt: 0 };
    const state = wanted.kind === 'cloud' && row ? await fileVersionOf(context, hash) : made;
    if (row && state && isMeasurementCurrent(row, state)) continue;
    rows.delete(hash);
    unknown.push(wanted);
  }
  // Albums of unmeasured songs are looked up once those songs are measured.
  const known = files.filter(({ hash }) => rows.has(hash));
  const { albums, missing } = await albumsOf(context, known);
  context.sounds.prioritize(unknown);
  context.sounds.enqueueFollowing(missing);
  return playables.map(({ url, file }) =>
    file ? { ...url, ...songSoundOf(rows.get(file.hash), albums.get(albumKey(file))) } : url,
  );
}

const albumKey = (album: Album): string =>
  'albumId' in album ? String(album.albumId) : `own ${album.albumName}`;

async function albumsOf({ db }: Pick<LoudnessContext, 'db'>, files: readonly Album[]) {
  const own = files.flatMap((file) => ('owner' in file ? file : []));
  const members = await catalogueAlbums(
    db,
    files.flatMap((file) => ('albumId' in file ? file.albumId : [])),
  );
  const names = own.map(({ albumName }) => albumName);
  const ownMembers = own[0] ? await cloudAlbums(db, own[0].owner, names) : [];
  const named = ownMembers.map((member) => ({ ...member, album: `own ${member.album}` }));
  return measureAlbums(db, [...members, ...named]);
}
