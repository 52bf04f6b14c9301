import type { Db } from '@qingyin/server-db';

/** Result of a counting query as a number; drivers return it as number, string or bigint. */
export async function readCount(query: {
  executeTakeFirst(): Promise<{ n: number | string | bigint } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.n ?? 0);
}

/** Number of an artist's MVs and of videos with the artist's songs. */
export async function videoCount(db: Db, artistId: number): Promise<number> {
  const mvs = await readCount(
    db
      .selectFrom('mv')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('artist_id', '=', artistId),
  );
  const videos = await readCount(
    db
      .selectFrom('video')
      .innerJoin('song_artist', 'song_artist.song_id', 'video.song_id')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('song_artist.artist_id', '=', artistId),
  );
  return mvs + videos;
}
