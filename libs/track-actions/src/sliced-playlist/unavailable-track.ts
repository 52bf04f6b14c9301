import type { Track } from '@qingyin/contract';

/**
 * Placeholder for a song that the list contains and the service does not have. Its row is dimmed and shows the
 * reason.
 */
export const unavailableTrack = (id: number): Track => ({
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
