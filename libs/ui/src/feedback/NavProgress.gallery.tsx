import { useEffect } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { NAV_PROGRESS_MS, navProgress } from './nav-progress.ts';
import { NavProgress } from './NavProgress.tsx';

/** Runs again and again. */
function Example() {
  useEffect(() => {
    navProgress.start();
    const timer = setInterval(navProgress.start, 2 * NAV_PROGRESS_MS);
    return () => clearInterval(timer);
  }, []);
  return <NavProgress />;
}

const states: readonly GalleryState[] = [{ name: 'at the top of the page', framed: true, Example }];
export default states;
