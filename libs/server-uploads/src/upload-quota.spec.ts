import { openDb } from '@qingyin/server-db';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { assertCloudQuota } from './upload-quota.ts';

const MOST = 50_000;
const limits = { uploadQuota: MOST * 2, maxUpload: MOST };

it('limits the number of songs on a cloud disk, independently of their size', async () => {
  const db = await openDb(':memory:');
  const fill = (from: number, to: number) =>
    sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})
      insert into cloud_song (user_id, file_hash, id, md5, file_name, file_size, type, name, artist, album, bitrate,
        sample_rate, duration_ms, added_at, lyric)
      select 1, i, i, '', '', 1, 'wav', '', '', '', 0, 0, 0, 0, '' from n`.execute(db);
  try {
    await fill(1, MOST - 1);
    await expect(assertCloudQuota(db, 1, 1, limits)).resolves.toBeUndefined();
    await expect(assertCloudQuota(db, 1, MOST + 2, limits)).rejects.toMatchObject({
      message: '云盘空间不足',
    });
    await fill(MOST, MOST);
    await expect(assertCloudQuota(db, 1, 1, limits)).rejects.toMatchObject({
      code: 501,
      message: '云盘最多存放 50000 首歌曲，请先删除一些',
    });
    await expect(assertCloudQuota(db, 2, 1, limits)).resolves.toBeUndefined();
  } finally {
    await db.destroy();
  }
});
