import { type GalleryState, pendingAnswer } from '@qingyin/ui/gallery';
import { PlaylistPicker } from './PlaylistPicker.tsx';
import { galleryTracks } from './testing/gallery-tracks.ts';

const USER_ID = 10;
const nothing = () => undefined;
const playlist = (id: number, name = `歌单 ${id}`) => ({
  id,
  name,
  coverImgUrl: `/media/img/playlist-${id}.jpg`,
  userId: USER_ID,
  trackCount: id * 4,
  specialType: id === 1 ? 5 : 0,
});
const listsOf = (count: number) => ({
  code: 200,
  more: false,
  playlist: Array.from({ length: count }, (_, at) =>
    at === 2 ? playlist(3, '在江南的雨里听完的一整个漫长的夏天与琵琶行') : playlist(at + 1),
  ),
});
const containing = {
  '/x/playlists/holding': {
    code: 200,
    data: [
      { id: 1, songs: [1, 2, 3] },
      { id: 2, songs: [2] },
    ],
  },
};
const Example = () => (
  <PlaylistPicker tracks={galleryTracks(3)} anchor={{ x: 40, y: 40 }} onClose={nothing} onBack={nothing} />
);

const states: readonly GalleryState[] = [
  { name: 'few playlists', framed: true, answers: { '/user/playlist': listsOf(4), ...containing }, Example },
  {
    name: 'many playlists, with a filter',
    framed: true,
    answers: { '/user/playlist': listsOf(40), ...containing },
    Example,
  },
  { name: 'no playlists', framed: true, answers: { '/user/playlist': listsOf(0) }, Example },
  { name: 'loading', framed: true, answers: { '/user/playlist': pendingAnswer }, Example },
  { name: 'failed', framed: true, answers: { '/user/playlist': new TypeError('no connection') }, Example },
];
export default states;
