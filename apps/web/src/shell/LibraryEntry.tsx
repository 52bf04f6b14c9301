import { libraryEntry } from '@qingyin/routing';
import { NavList } from './NavList.tsx';
import { useLibraryShown } from './use-library-shown.ts';

const entries = [libraryEntry];

/** Navigation entry of the music libraries; nothing where there are none. */
export default function LibraryEntry() {
  return useLibraryShown() && <NavList entries={entries} />;
}
