import type { Db, PicturedKind } from '@qingyin/server-db';
import type { Viewer } from './song-access.ts';

/**
 * The description of an album or artist that lies in a music folder, of several the one nearest to the root of its library.
 * Those in libraries that the viewer does not hear do not count.
 *
 * @returns '' without one
 */
export async function foundDescription(
  db: Db,
  kind: PicturedKind,
  id: number,
  { libraries }: Viewer,
): Promise<string> {
  if (libraries.length === 0) return '';
  const rows = await db
    .selectFrom('found_text')
    .innerJoin('music_folder', 'music_folder.id', 'found_text.folder_id')
    .innerJoin('music_library', 'music_library.id', 'found_text.library_id')
    .select(['found_text.body', 'music_folder.path'])
    .where('found_text.kind', '=', kind)
    .where('found_text.owner_id', '=', id)
    .where('found_text.library_id', 'in', [...libraries])
    .where('music_library.removed_at', 'is', null)
    .orderBy('found_text.library_id')
    .orderBy('music_folder.path')
    .execute();
  const depth = ({ path }: { path: string }): number => path.split('/').length;
  return rows.toSorted((a, b) => depth(a) - depth(b))[0]?.body ?? '';
}
