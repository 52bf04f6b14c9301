import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../lib/postgres.mjs';
import { writeMusicLibrary } from '../../music-library/write-library.mjs';
import { measureGrownLibrary } from '../growth/grown-library.mjs';
import { createDatabase } from '../growth/create-database.mjs';

const USUAL_FILES = 100_000;

/**
 * A server with a music library of 100,000 files. `growth:1000,10000,100000` measures several sizes, each with a
 * library and a server of its own; with `postgres` among the parts each also on PostgreSQL. The bounds hold for the
 * last size on SQLite; the other results are in `table`.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export async function measureGrowth({ only, say }) {
  const sizes = only.filter((part) => part !== 'postgres').map(Number);
  const table = [];
  for (const files of sizes.length > 0 ? sizes : [USUAL_FILES]) {
    const work = await mkdtemp(join(tmpdir(), 'qingyin-growth-'));
    const postgres = only.includes('postgres') ? await startPostgres() : null;
    try {
      const folder = join(work, 'music');
      const manifest = await writeMusicLibrary(folder, { files });
      const databases = {
        SQLite: undefined,
        ...(postgres && { PostgreSQL: await createDatabase(postgres.url) }),
      };
      for (const [database, databaseUrl] of Object.entries(databases)) {
        const measured = await measureGrownLibrary({ folder, manifest, databaseUrl });
        table.push({ files, database, ...measured });
        say(`growth: ${JSON.stringify(table.at(-1))}`);
      }
    } finally {
      await postgres?.stop();
      await rm(work, { recursive: true, force: true });
    }
  }
  const last = table.findLast(({ database }) => database === 'SQLite');
  return { ...last, table };
}
