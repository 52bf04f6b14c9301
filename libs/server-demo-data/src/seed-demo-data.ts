import { DEMO_PASSWORD } from '@qingyin/demo-catalogue';
import { SEED_TIME, seedDatabase, type SeedOptions } from '@qingyin/demo-seed';
import { hashPassword } from '@qingyin/server-accounts';
import { rebuildSearchIndex } from '@qingyin/server-search';
import type { Db } from '@qingyin/server-db';
import { seedNotifications } from './seed-notifications.ts';

/**
 * Writes the first rows with the search index, once per database: the demo catalogue with notifications of the demo
 * account, or only what the server needs (`catalogue: false`).
 */
export async function seedDemoData(db: Db, options: SeedOptions & { catalogue?: boolean }): Promise<void> {
  const { catalogue = true } = options;
  await seedDatabase(db, {
    ...options,
    passwordHash: catalogue ? await hashPassword(DEMO_PASSWORD) : '',
    afterInsert: async (trx) => {
      if (catalogue) await seedNotifications(trx, options.now ?? SEED_TIME);
      await rebuildSearchIndex(trx);
    },
  });
}
