import { DEMO_PASSWORD } from '@qingyin/demo-catalogue';
import { SEED_TIME, seedDatabase, type SeedOptions } from '@qingyin/demo-seed';
import { hashPassword } from '@qingyin/server-accounts';
import { rebuildSearchIndex } from '@qingyin/server-search';
import type { Db } from '@qingyin/server-db';
import { seedNotifications } from './seed-notifications.ts';

/** Writes the demo catalogue with notifications of the demo account and the search index, once per database. */
export async function seedDemoData(db: Db, options: SeedOptions): Promise<void> {
  await seedDatabase(db, {
    ...options,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    afterInsert: async (trx) => {
      await seedNotifications(trx, options.now ?? SEED_TIME);
      await rebuildSearchIndex(trx);
    },
  });
}
