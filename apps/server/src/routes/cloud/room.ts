import { resultCodes } from '@qingyin/contract';
import type { Db } from '../../db/open.ts';
import type { FileLimits } from '../../files/index.ts';
import { BusinessError } from '../../http/failures.ts';

export const noRoom = (): BusinessError => new BusinessError(resultCodes.fileTooLarge, '云盘空间不足');
export const tooLarge = (): BusinessError => new BusinessError(resultCodes.fileTooLarge, '文件过大');

/** Bytes of a user's cloud songs, and how many there are. */
export async function usedBy(db: Db, userId: number): Promise<{ bytes: number; count: number }> {
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

/** @throws BusinessError when so many bytes more do not fit into a user's disk */
export async function checkRoom(db: Db, userId: number, bytes: number, limits: FileLimits): Promise<void> {
  if ((await usedBy(db, userId)).bytes + bytes > limits.uploadQuota) throw noRoom();
}
