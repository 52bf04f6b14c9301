import type { Db } from '@qingyin/server-db';
import type { LibraryName } from '@qingyin/contract';
import type { Viewer } from '../song-access.ts';
import { collationOf } from './lists/languages/alphabets.ts';

/** The music libraries that a viewer hears, by name in a language; uploads, which have no name, first. */
export async function heardLibraries(db: Db, { libraries }: Viewer, locale: string): Promise<LibraryName[]> {
  if (libraries.length === 0) return [];
  const rows = await db
    .selectFrom('music_library')
    .select(['id', 'kind', 'name'])
    .where('id', 'in', libraries)
    .where('removed_at', 'is', null)
    .execute();
  const named = new Intl.Collator(collationOf(locale), { numeric: true });
  return rows
    .map(({ id, kind, name }) => ({ id, name: kind === 'uploads' ? '' : name }))
    .sort((a, b) => named.compare(a.name, b.name) || a.id - b.id);
}
