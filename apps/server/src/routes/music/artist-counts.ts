import type { Db } from '../../db/open.ts';

/** The number a counting query finds. */
export async function countAll(query: {
  executeTakeFirst(): Promise<{ n: number | string | bigint } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.n ?? 0);
}

/** MVs of an artist, and videos in which the artist's songs are heard. */
export async function videoCount(db: Db, artistId: number): Promise<number> {
  const mvs = await countAll(
    db
      .selectFrom('mv')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('artist_id', '=', artistId),
  );
  const videos = await countAll(
    db
      .selectFrom('video')
      .innerJoin('song_artist', 'song_artist.song_id', 'video.song_id')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('song_artist.artist_id', '=', artistId),
  );
  return mvs + videos;
}
