import type { Db } from '@qingyin/server-db';

/**
 * Whether the database contains the demo catalogue. `adding` and `removing`: being added or removed in batches; an
 * interrupted change continues at the next start.
 */
export type DemoState = 'on' | 'off' | 'adding' | 'removing';

const STATE = 'demo-catalogue';
const STATES: readonly DemoState[] = ['on', 'off', 'adding', 'removing'];

/** Reads the state; `on` for databases of releases without this setting, which always had the demo catalogue. */
export async function demoState(db: Db): Promise<DemoState> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', STATE).executeTakeFirst();
  return STATES.find((state) => state === row?.value) ?? 'on';
}

export async function setDemoState(trx: Db, value: DemoState): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ name: STATE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
