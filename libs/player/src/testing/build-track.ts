import type { Track } from '@qingyin/contract';

/** A playable track of 200 s with the given differences. */
export function buildTrack(differences: Partial<Track> = {}): Track {
  const id = differences.id ?? 1;
  return {
    id,
    name: `歌曲${String(id)}`,
    aliases: [],
    artists: [{ id: 1000 + id, name: `歌手${String(id)}` }],
    album: { id: 2000 + id, name: `专辑${String(id)}`, picUrl: `/covers/${String(id)}.webp` },
    durationMs: 200_000,
    mvId: 0,
    fee: 0,
    bestLevel: 'exhigh',
    originCoverType: 0,
    unplayable: null,
    disc: '1',
    no: id,
    popularity: 50,
    ...differences,
  };
}

/** Tracks with the ids 1 to `count`. */
export function buildTracks(count: number): Track[] {
  return Array.from({ length: count }, (_, place) => buildTrack({ id: place + 1 }));
}
