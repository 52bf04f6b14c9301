import { LibraryEmpty } from '../../shared/LibraryEmpty.tsx';
import { NoMatches } from '../../shared/NoMatches.tsx';

/** In place of a list without songs: nothing matches the filter, or the music library is empty. */
export default function NoSongs({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? <NoMatches to="/library/songs" /> : <LibraryEmpty />;
}
