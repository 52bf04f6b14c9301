import { type Db, schemaInUse } from './open.ts';

/** Names of the product's tables: not those of another schema of the same PostgreSQL, nor the migrator's. */
export async function ownTables(db: Db): Promise<string[]> {
  const schema = await schemaInUse(db);
  const tables = await db.introspection.getTables();
  return tables.filter((table) => table.schema === schema && !table.isView).map(({ name }) => name);
}
