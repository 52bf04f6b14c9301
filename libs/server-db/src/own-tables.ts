import { type Db, currentSchema } from './open.ts';

/** Names of this product's tables, without those of other PostgreSQL schemas, views and the migrator's tables. */
export async function ownTables(db: Db): Promise<string[]> {
  const schema = await currentSchema(db);
  const tables = await db.introspection.getTables();
  return tables.filter((table) => table.schema === schema && !table.isView).map(({ name }) => name);
}
