import type { Track } from '@qingyin/contract';

/** Stands for a song the list still names and the service no longer has. Its row is dimmed with the reason. */
export const goneTrack = (id: number): Track => ({
  id,
  name: '—',
  aliases: [],
  artists: [],
  album: { id: 0, name: '', picUrl: '' },
  durationMs: 0,
  mvId: 0,
  fee: 0,
  bestLevel: 'none',
  originCoverType: 0,
  unplayable: 'gone',
  disc: '',
  no: 0,
  popularity: 0,
});
