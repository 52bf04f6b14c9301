import { newPlaylist, newUserRow } from '@qingyin/server-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertPlaylist } from './insert-playlist.ts';

const NOW = 1_700_000_000_000;
const MOST = 1000;
const [ANN, BOB] = [1, 2];
let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
  for (const nickname of ['Ann', 'Bob'])
    await db
      .insertInto('user')
      .values(newUserRow({ nickname, image_key: 'a', created_at: NOW }))
      .execute();
});
afterEach(() => db.destroy());

const create = (userId: number) => insertPlaylist(db, userId, { name: '新歌单', privacy: 0, now: NOW });

it('rejects a new playlist when a user has a thousand', async () => {
  const { id } = await db
    .insertInto('playlist')
    .values(newPlaylist({ name: 'a', owner_id: ANN, image_key: 'a', created_at: NOW }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('playlist')`.execute(db);
  const columns = sql.join(rows.filter(({ name }) => name !== 'id').map(({ name }) => sql.ref(name)));
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MOST - 2})
    insert into playlist (${columns}) select ${columns} from playlist, n where playlist.id = ${id}`.execute(
    db,
  );
  expect(await create(ANN)).toMatchObject({ name: '新歌单', owner_id: ANN });
  await expect(create(ANN)).rejects.toMatchObject({
    code: 400,
    message: '最多创建 1000 个歌单，请先删除一些',
  });
  expect(await create(BOB)).toMatchObject({ owner_id: BOB });
});
