import { type Db, insertMany } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';

/**
 * Adds playable songs without an artist.
 *
 * @param access 0 open to everyone, 1 songs of a music library
 */
export const addSongs = (db: Db, ids: readonly number[], access: 0 | 1) =>
  insertMany(
    db,
    'song',
    ids.map((id) => ({
      ...{ id, audio_id: id, name: `Song ${id}`, name_en: '', album_id: id, disc: '', no: 1 },
      ...{ duration_ms: 180_000, fee: 0, mv_id: 0, popularity: 0, publish_time: DAY_MS, mark: 0 },
      ...{ available: 1, lossless: 0, poem_slug: '', recipe: '', hidden: 0, access },
    })),
  );
