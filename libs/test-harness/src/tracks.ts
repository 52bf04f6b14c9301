import { type Track } from '@qingyin/contract';

/** Tracks named 歌 1, 歌 2, … with ids from 1. */
export const someTracks = (count: number, change: (index: number) => Partial<Track> = () => ({})): Track[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `歌 ${index + 1}`,
    aliases: [],
    artists: [{ id: 7, name: '李白' }],
    album: { id: 3, name: '唐诗', picUrl: '' },
    durationMs: 62_000,
    mvId: 0,
    fee: 0,
    bestLevel: 'standard',
    originCoverType: 0,
    unplayable: null,
    disc: '1',
    no: index + 1,
    popularity: 50,
    ...change(index),
  }));
