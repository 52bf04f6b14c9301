import { toTrack } from '@qingyin/contract';
import { playlistAnswer, songs, tracksAnswer } from '@qingyin/test-harness/data';
import { type GalleryState, songGridKeys } from '@qingyin/ui/gallery';
import { PlaylistSongTable } from './PlaylistSongTable.tsx';
import { usePlaySlicedPlaylist } from './use-play-sliced-playlist.ts';
import { useSlicedPlaylist } from './use-sliced-playlist.ts';

const SONGS = 40;
const DELIVERED = 6;
const { playlist } = playlistAnswer(7, SONGS, DELIVERED);
const delivered = songs(DELIVERED).map((song) => toTrack(song));

function Example({ own = false }) {
  const shown = useSlicedPlaylist(playlist, delivered);
  const play = usePlaySlicedPlaylist(shown.list);
  return <PlaylistSongTable playlist={playlist} shown={shown} play={play} own={own} drawn />;
}

const all = { '/playlist/track/all': tracksAnswer(SONGS) };

const states: readonly GalleryState[] = [
  { name: 'playlist of others', framed: true, answers: all, Example },
  { name: 'own playlist', framed: true, answers: all, Example: () => <Example own /> },
  {
    name: 'a part is missing',
    framed: true,
    answers: { '/playlist/track/all': new TypeError('no connection') },
    Example,
  },
];
export default states;

export const keys = songGridKeys;
