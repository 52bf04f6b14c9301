import { type GalleryState } from '@qingyin/ui/gallery';
import { galleryTracks } from '../testing/gallery-tracks.ts';
import { CompactSongs, CompactSongsSkeleton } from './CompactSongs.tsx';

/** Lines of lyrics, as in the results of a search. */
const lines = (
  <p style={{ paddingBlock: '4px 12px', fontSize: '0.9375rem' }}>
    举头望明月，
    <br />
    低头思故乡。
  </p>
);

const states: readonly GalleryState[] = [
  { name: 'songs, one plays', Example: () => <CompactSongs name="新歌" tracks={galleryTracks(8)} /> },
  {
    name: 'with texts below',
    Example: () => <CompactSongs name="歌词" tracks={galleryTracks(4)} extras={() => ({ below: lines })} />,
  },
  { name: 'one song', Example: () => <CompactSongs name="新歌" tracks={galleryTracks(2).slice(1)} /> },
  { name: 'loading', Example: () => <CompactSongsSkeleton rows={4} /> },
];
export default states;
export const covers = ['CompactSongsSkeleton'];
