import { isCurrent, soundRows } from './sound-rows.ts';
import { found, type SoundHouse, stateOfFile, type Wanted } from './wanted.ts';

/** Number of rows per query. */
const CHUNK = 100;

/** Scans the files of users for missing and outdated measurements. @param breathe awaited between rows */
export async function* unmeasuredFiles(
  house: SoundHouse,
  breathe: () => Promise<unknown>,
): AsyncGenerator<Wanted> {
  for (let last = ''; ;) {
    const rows = await house.db
      .selectFrom('cloud_song')
      .select('file_hash')
      .distinct()
      .where('file_hash', '>', last)
      .orderBy('file_hash')
      .limit(CHUNK)
      .execute();
    const hashes = rows.map(({ file_hash }) => file_hash);
    const known = await soundRows(house.db, hashes);
    for (const hash of hashes) {
      const row = known.get(hash);
      const state = row && (await stateOfFile(house, hash));
      if (!row || (state && !isCurrent(row, state))) yield { kind: 'cloud', hash };
      await breathe();
    }
    last = hashes.at(-1) ?? '';
    if (hashes.length < CHUNK) return;
  }
}

/** Scans the songs of the catalogue for missing and outdated measurements. */
export async function* unmeasuredSongs(
  house: SoundHouse,
  breathe: () => Promise<unknown>,
): AsyncGenerator<Wanted> {
  for (let last = 0; ;) {
    const rows = await house.db
      .selectFrom('song')
      .select(['id', 'audio_id', 'available'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    for (const { id, audio_id, available } of rows) {
      // Songs that share the sound of another song have no file of their own.
      if (audio_id !== id || !available) continue;
      const wanted: Wanted = { kind: 'song', id, format: 'mp3' };
      const file = await found(house, wanted);
      const row = file && (await soundRows(house.db, [file.hash])).get(file.hash);
      if (file && !(row && isCurrent(row, file))) yield wanted;
      await breathe();
    }
    await breathe();
    last = rows.at(-1)?.id ?? last;
    if (rows.length < CHUNK) return;
  }
}
