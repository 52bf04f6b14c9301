import { isCloudSongId } from '@qingyin/server-catalogue';
import { isMeasurementCurrent, loadMeasurements } from './measurement-rows.ts';
import { findTarget, type SoundContext, fileVersionOf, type MeasuringTarget } from './measuring-target.ts';

/** Number of rows per query. */
const CHUNK = 100;

/** Scans the files of users for missing and outdated measurements. @param yieldNow awaited between rows */
export async function* unmeasuredFiles(
  context: SoundContext,
  yieldNow: () => Promise<unknown>,
): AsyncGenerator<MeasuringTarget> {
  for (let last = ''; ;) {
    const rows = await context.db
      .selectFrom('cloud_song')
      .select('file_hash')
      .distinct()
      .where('file_hash', '>', last)
      .orderBy('file_hash')
      .limit(CHUNK)
      .execute();
    const hashes = rows.map(({ file_hash }) => file_hash);
    const known = await loadMeasurements(context.db, hashes);
    for (const hash of hashes) {
      const row = known.get(hash);
      const state = row && (await fileVersionOf(context, hash));
      if (!row || (state && !isMeasurementCurrent(row, state))) yield { kind: 'cloud', hash };
      await yieldNow();
    }
    last = hashes.at(-1) ?? '';
    if (hashes.length < CHUNK) return;
  }
}

/** Scans the songs of the catalogue for missing and outdated measurements. */
export async function* unmeasuredSongs(
  context: SoundContext,
  yieldNow: () => Promise<unknown>,
): AsyncGenerator<MeasuringTarget> {
  for (let last = 0; ;) {
    const rows = await context.db
      .selectFrom('song')
      .select(['id', 'audio_id', 'available'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    for (const { id, audio_id, available } of rows) {
      // Songs that share the sound of another song have no file of their own.
      if (audio_id !== id || !available) continue;
      // Uploads are found as files.
      if (isCloudSongId(id)) continue;
      const wanted: MeasuringTarget = { kind: 'song', id, format: 'mp3' };
      const file = await findTarget(context, wanted);
      const row = file && (await loadMeasurements(context.db, [file.hash])).get(file.hash);
      if (file && !(row && isMeasurementCurrent(row, file))) yield wanted;
      await yieldNow();
    }
    await yieldNow();
    last = rows.at(-1)?.id ?? last;
    if (rows.length < CHUNK) return;
  }
}
