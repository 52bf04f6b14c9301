import type { Db } from '@qingyin/server-db';
import { DEMO_PASSWORD } from '../demo/people/users.ts';
import { SEED_TIME } from '../demo/seed/seed-rows.ts';
import { seedDatabase, type SeedOptions } from '../demo/seed/seed.ts';
import { rebuildSearchIndex } from '../search/rebuild-index.ts';
import { hashPassword } from '../session/passwords.ts';
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
