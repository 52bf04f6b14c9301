import type { Files } from '@qingyin/server-files';
import type { SongUrl } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { catalogueAlbums, measureAlbums } from './album-loudness.ts';
import { songSoundOf } from './song-loudness.ts';
import { isMeasurementCurrent, loadMeasurements } from './measurement-rows.ts';
import type { MeasuringQueue } from './measuring-queue.ts';
import { fileVersionOf, type MeasuringTarget } from './measuring-target.ts';

/** A song URL, with the file behind it if there is one. */
export interface PlayableSong {
  url: SongUrl;
  file?: { hash: string; wanted: MeasuringTarget; albumId: number };
}

/** What `attachLoudness` needs of the server. */
export interface LoudnessContext {
  db: Db;
  files: Files;
  sounds: Pick<MeasuringQueue, 'prioritize' | 'enqueueFollowing'>;
}

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
  const members = await catalogueAlbums(
    context.db,
    known.map(({ albumId }) => albumId),
  );
  const { albums, missing } = await measureAlbums(context.db, members);
  context.sounds.prioritize(unknown);
  context.sounds.enqueueFollowing(missing);
  return playables.map(({ url, file }) =>
    file ? { ...url, ...songSoundOf(rows.get(file.hash), albums.get(String(file.albumId))) } : url,
  );
}
