import { type GalleryState } from '@qingyin/ui/gallery';
import { SongChoices } from './SongChoices.tsx';
import { galleryTracks } from './testing/gallery-tracks.ts';

const nothing = () => undefined;

const states: readonly GalleryState[] = [
  {
    name: 'no choice persists',
    Example: () => <SongChoices label="歌曲" tracks={galleryTracks(4)} onChoose={nothing} />,
  },
  {
    name: 'one is chosen, missing covers',
    Example: () => (
      <SongChoices label="歌曲" tracks={galleryTracks(8).slice(5)} chosen={7} onChoose={nothing} />
    ),
  },
];
export default states;
