import { useLikes } from '@qingyin/track-actions';
import { type GalleryState, menuKeys } from '@qingyin/ui/gallery';
import SongMenu, { type SongMenuProps } from './SongMenu.tsx';
import { galleryTracks } from './testing/gallery-tracks.ts';

const nothing = () => undefined;
const removal = { label: '从歌单中删除', remove: nothing };

function Example({
  from = 0,
  count = 1,
  ...rest
}: { from?: number; count?: number } & Partial<SongMenuProps>) {
  const likes = useLikes();
  return (
    <SongMenu
      tracks={galleryTracks(8).slice(from, from + count)}
      anchor={{ x: 40, y: 16 }}
      onClose={nothing}
      onPlay={nothing}
      likes={likes}
      {...rest}
    />
  );
}

const states: readonly GalleryState[] = [
  { name: 'one song', framed: true, Example: () => <Example from={1} removal={removal} /> },
  { name: 'several songs', framed: true, Example: () => <Example count={4} removal={removal} /> },
  { name: 'long texts', framed: true, Example: () => <Example from={3} /> },
  { name: 'unplayable song', framed: true, Example: () => <Example from={4} /> },
];
export default states;

export const keys = menuKeys;
