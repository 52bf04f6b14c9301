import { type Track } from '@qingyin/contract';
import { someTracks } from '@qingyin/test-harness/data';

const LONG = '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天';

/** What differs in the first songs, so that a list shows every state of a row. */
const differences: readonly Partial<Track>[] = [
  { name: '静夜思' },
  { name: '将进酒', bestLevel: 'lossless', mvId: 9, originCoverType: 1 },
  { name: '蜀道难', fee: 1, bestLevel: 'hires', aliases: ['The Road to Shu'] },
  {
    name: LONG,
    aliases: [LONG],
    artists: ['李白', '杜甫', '王维'].map((name, id) => ({ id: id + 7, name })),
  },
  { name: '行路难', unplayable: 'gone' },
  { name: '清平调', unplayable: 'vip', fee: 1 },
  { name: 'Moonlight over the Spring River', originCoverType: 2, artists: [{ id: 0, name: 'The Ensemble' }] },
  { name: '关山月', album: { id: 0, name: '', picUrl: '' }, durationMs: 4_000_000 },
];

/** Songs with covers; the first ones in all states. Song 1 plays in the gallery, songs 1 and 3 are liked. */
export const galleryTracks = (count: number): Track[] =>
  someTracks(count, (index) => ({
    durationMs: 120_000 + ((index * 37_000) % 240_000),
    album: { id: 3, name: index === 3 ? LONG : '唐诗', picUrl: `/media/img/song-${index}.jpg` },
    ...differences[index],
  }));
