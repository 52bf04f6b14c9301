import { type GalleryState, songGridKeys } from '@qingyin/ui/gallery';
import { SongGrid } from './SongGrid.tsx';
import { type SongColumn, type SongGridProps } from './song-grid-props.ts';
import { galleryTracks } from './testing/gallery-tracks.ts';

const ROWS = 9;
const tracks = galleryTracks(ROWS);
const nothing = () => undefined;
const props: SongGridProps = {
  name: '唐人夜曲',
  count: ROWS,
  rowAt: (index) => tracks[index],
  playingId: 1,
  playing: true,
  liked: new Set([1, 3]),
  onPlay: nothing,
  onLike: nothing,
  onOpen: nothing,
  renderMenu: () => null,
  renderSelection: () => null,
};
const columns: readonly SongColumn[] = [
  { id: 'size', label: '大小', width: '6em', numeric: true, cell: ({ id }) => `${id * 3}.2 MB` },
  { id: 'type', label: '格式', width: '5em', cell: () => 'FLAC' },
];
const Tools = ({ name }: { name: string }) => (
  <button type="button" aria-label={`移除 ${name}`}>
    ×
  </button>
);
const when = {
  label: '播放时间',
  of: (id: number) => ({ text: id < 4 ? '今天 20:15' : '昨天 08:00', begins: id === 4 }),
};

const states: readonly GalleryState[] = [
  { name: 'all kinds of rows, one plays', Example: () => <SongGrid {...props} /> },
  {
    name: 'paused, with sort buttons',
    Example: () => <SongGrid {...props} playing={false} sorting={{ sort: null, onSort: nothing }} />,
  },
  { name: 'compact', Example: () => <SongGrid {...props} compact /> },
  { name: 'covers', Example: () => <SongGrid {...props} withCover /> },
  { name: 'compact with covers', Example: () => <SongGrid {...props} withCover compact /> },
  {
    name: 'without album and duration',
    Example: () => <SongGrid {...props} withAlbum={false} withDuration={false} />,
  },
  { name: 'further columns', Example: () => <SongGrid {...props} withCover columns={columns} /> },
  { name: 'play times', Example: () => <SongGrid {...props} withCover when={when} /> },
  {
    name: 'linked song',
    Example: () => <SongGrid {...props} linked={{ id: 2, playLabel: '从 1:14 播放' }} />,
  },
  {
    name: 'queue',
    Example: () => (
      <SongGrid
        {...props}
        withCover
        queued={{ currentRow: 2, Tools, toolsLabel: '移除', remove: nothing, isSelecting: false }}
      />
    ),
  },
  {
    name: 'loading rows',
    Example: () => (
      <SongGrid {...props} withCover rowAt={(index) => (index < 3 ? tracks[index] : undefined)} busy />
    ),
  },
  { name: 'empty', Example: () => <SongGrid {...props} count={0} /> },
];
export default states;

export const keys = songGridKeys;
