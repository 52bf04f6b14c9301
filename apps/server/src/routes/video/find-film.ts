import { type NamedMv, selectMvs, type VideoRow } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';

const VID = /^[0-9A-F]{32}$/;

/** Whether the id of a film is a vid (video) instead of a decimal number (MV). */
export const isVid = (name: string): boolean => VID.test(name);

/** @throws BusinessError 404 if the MV does not exist */
export async function mvById(db: Db, id: number): Promise<NamedMv> {
  const row = await selectMvs(db).where('mv.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('MV');
  return row;
}

/** @throws BusinessError 404 if the video does not exist */
export async function videoByVid(db: Db, vid: string): Promise<VideoRow> {
  const row = await db.selectFrom('video').selectAll().where('vid', '=', vid).executeTakeFirst();
  if (!row) throw notFound('视频');
  return row;
}
