import { libraryEntry } from '@qingyin/routing';
import { useLayoutEffect } from 'react';
import { NavList } from './NavList.tsx';
import { useLibraryShown } from './use-library-shown.ts';

const entries = [libraryEntry];

/** Navigation entry of the music libraries; nothing where there are none. */
export default function LibraryEntry() {
  const shown = useLibraryShown();
  // At the first visit the entry pushes those below it down, perhaps the focused one out of view.
  useLayoutEffect(() => {
    if (shown) document.querySelector('nav :focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return shown && <NavList entries={entries} />;
}
