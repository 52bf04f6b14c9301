import { type Db, inWriteTransaction, type OutsideSourceName } from '@qingyin/server-db';

/** All services, in the order in which they are shown. */
export const outsideSources: readonly OutsideSourceName[] = ['musicbrainz', 'cover-art-archive'];

/** Setting with the address or page by which the services reach the operator. */
const CONTACT = 'outside-contact';

/** What administrators decide about outside sources. */
export interface OutsideSettings {
  enabled: OutsideSourceName[];
  /** address or page by which the services reach the operator; '' = none, then all sources are off */
  contact: string;
}

export async function readOutsideSettings(db: Db): Promise<OutsideSettings> {
  const rows = await db.selectFrom('outside_source').select('name').where('enabled', '=', 1).execute();
  const contact = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', CONTACT)
    .executeTakeFirst();
  const on = new Set(rows.map(({ name }) => name));
  return { enabled: outsideSources.filter((name) => on.has(name)), contact: contact?.value ?? '' };
}

/** Turns sources on and off; what the others did not find is looked for again when one is turned on. */
export const writeOutsideSettings = (db: Db, { enabled, contact }: OutsideSettings): Promise<void> =>
  inWriteTransaction(db, async (trx) => {
    const before = await readOutsideSettings(trx);
    if (enabled.some((name) => !before.enabled.includes(name)))
      await trx.deleteFrom('outside_find').where('hash', '=', '').where('body', '=', '').execute();
    for (const name of outsideSources) {
      const set = { enabled: enabled.includes(name) ? 1 : 0 };
      await trx
        .insertInto('outside_source')
        .values({ name, ...set, lease_until: 0 })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(set))
        .execute();
    }
    await trx
      .insertInto('setting')
      .values({ name: CONTACT, value: contact })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: contact }))
      .execute();
  });

/** Time for which a server may work with the sources before another one may, ms. */
export const LEASE_MS = 2 * 60 * 1000;

/** Takes, or extends, the right to ask the services, which one server has at a time. @returns whether it has it */
export const takeLease = (db: Db, held: number, now: number): Promise<number | undefined> =>
  inWriteTransaction(db, async (trx) => {
    const until = now + LEASE_MS;
    const rows = await trx
      .updateTable('outside_source')
      .set({ lease_until: until })
      .where((eb) => eb.or([eb('lease_until', '<', now), eb('lease_until', '=', held)]))
      .returning('name')
      .execute();
    return rows.length > 0 ? until : undefined;
  });
