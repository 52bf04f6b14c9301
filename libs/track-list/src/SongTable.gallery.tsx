import { Button } from '@qingyin/ui';
import { type GalleryState, songGridKeys } from '@qingyin/ui/gallery';
import { SongTable } from './SongTable.tsx';
import { galleryTracks } from './testing/gallery-tracks.ts';

const lead = <Button variant="filled">播放全部</Button>;

const states: readonly GalleryState[] = [
  { name: 'few songs, one plays', Example: () => <SongTable name="唐人夜曲" tracks={galleryTracks(8)} /> },
  {
    name: 'many songs, with a filter and a leading button',
    Example: () => <SongTable name="唐人夜曲" tracks={galleryTracks(24)} lead={lead} />,
  },
  { name: 'album', Example: () => <SongTable name="唐诗" tracks={galleryTracks(4)} withAlbum={false} /> },
  {
    name: 'compact preview',
    Example: () => <SongTable name="预览" tracks={galleryTracks(4)} compact bare />,
  },
  { name: 'empty', Example: () => <SongTable name="空的歌单" tracks={[]} /> },
];
export default states;

export const keys = songGridKeys;
