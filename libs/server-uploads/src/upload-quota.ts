import type { FileLimits } from '@qingyin/server-files';
import type { Db } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';

export const quotaExceededError = (): BusinessError =>
  new BusinessError(resultCodes.fileTooLarge, '云盘空间不足');
export const fileTooLargeError = (): BusinessError => new BusinessError(resultCodes.fileTooLarge, '文件过大');

/** Total size in bytes and number of a user's cloud songs. */
export async function cloudUsage(db: Db, userId: number): Promise<{ bytes: number; count: number }> {
  const row = await db
    .selectFrom('cloud_song')
    .select((eb) => [
      eb.fn.sum<number | string>('file_size').as('bytes'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { bytes: Number(row?.bytes ?? 0), count: Number(row?.count ?? 0) };
}

/** Maximum number of songs on a cloud disk. */
const MOST_SONGS = 50_000;

/**
 * Checks that another song fits on a user's cloud disk.
 *
 * @param bytes size of the song
 * @throws BusinessError if the quota or the maximum number is exceeded
 */
export async function assertCloudQuota(
  db: Db,
  userId: number,
  bytes: number,
  limits: FileLimits,
): Promise<void> {
  const used = await cloudUsage(db, userId);
  if (used.count >= MOST_SONGS)
    throw new BusinessError(resultCodes.fileTooLarge, `云盘最多存放 ${MOST_SONGS} 首歌曲，请先删除一些`);
  if (used.bytes + bytes > limits.uploadQuota) throw quotaExceededError();
}
