import { Plural } from '@lingui/react/macro';
import { libraryFolderQuery, LIBRARY_SONG_PAGE } from '@qingyin/data-music';
import { useCallback } from 'react';
import { LibraryEmpty } from '../../shared/LibraryEmpty.tsx';
import { PagedSongTable } from '../../shared/PagedSongTable.tsx';
import { usePagedList } from '../../shared/use-paged-list.ts';
import { FolderHead } from './FolderHead.tsx';
import { FolderList } from './FolderList.tsx';

/** A folder: the way to it, its subfolders and its songs. */
export function FolderContent({ id }: { id: number | undefined }) {
  const queryOf = useCallback((page: number) => libraryFolderQuery(id, page), [id]);
  const songs = usePagedList(queryOf, LIBRARY_SONG_PAGE);
  const { path, folders } = songs.first;
  const folder = path.at(-1);
  const { count } = songs;
  if (folders.length === 0 && count === 0) return <LibraryEmpty />;
  return (
    <>
      <FolderHead path={path} rooted={id === undefined} deep={folders.length > 0} />
      {folders.length > 0 && <FolderList folders={folders} />}
      {count > 0 && folder && (
        <PagedSongTable
          name={folder.name}
          songs={songs}
          source={{ kind: 'library-folder', id: String(folder.id) }}
          note={<Plural value={count} other="# 首歌" />}
        />
      )}
    </>
  );
}
