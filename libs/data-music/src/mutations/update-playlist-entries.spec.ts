import { type Track } from '@qingyin/contract';
import { createQueryClient } from '@qingyin/query-kit';
import { describe, expect, it } from 'vitest';
import {
  updatePlaylistEntries,
  playlistEntries,
  playlistQuery,
  playlistTracksQuery,
  type PlaylistWithTracks,
} from '../index.ts';

const track = (id: number) => ({ id, name: `歌${id}` }) as Track;
const entry = (id: number) => ({ id, v: 0, t: 0, at: 0, uid: 0, alg: null, rcmdReason: '' });

function setUp() {
  const client = createQueryClient();
  const answer = {
    playlist: { id: 5, trackCount: 4, trackIds: [1, 2, 3, 4].map(entry) },
    tracks: [track(1)],
  };
  client.setQueryData(playlistQuery('5').queryKey, answer as unknown as PlaylistWithTracks);
  client.setQueryData(playlistTracksQuery('5', 2, 2).queryKey, [track(3), track(4)]);
  const order = () => playlistEntries(client, '5')?.map(({ id }) => id);
  return { client, order };
}

describe('arrangePlaylist', () => {
  it('shows other songs, counts them, and keeps loaded songs', async () => {
    const { client, order } = setUp();
    await updatePlaylistEntries(client, '5', (entries) => entries.filter(({ id }) => id !== 2).toReversed());
    expect(order()).toEqual([4, 3, 1]);
    const shown = client.getQueryData(playlistQuery('5').queryKey);
    expect(shown?.playlist.trackCount).toBe(3);
    expect(shown?.tracks.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('removes loaded slices, whose positions have changed', async () => {
    const { client } = setUp();
    await updatePlaylistEntries(client, '5', (entries) => entries.slice(1));
    expect(client.getQueryData(playlistTracksQuery('5', 2, 2).queryKey)).toBeUndefined();
  });

  it('is not overwritten by a pending answer', async () => {
    const { client, order } = setUp();
    let arrive = (_old: PlaylistWithTracks) => {};
    const old = client.getQueryData(playlistQuery('5').queryKey) as PlaylistWithTracks;
    const fetching = client.fetchQuery({
      ...playlistQuery('5'),
      queryFn: () => new Promise<PlaylistWithTracks>((resolve) => (arrive = resolve)),
      staleTime: 0,
    });
    await updatePlaylistEntries(client, '5', (entries) => entries.slice(2));
    arrive(old);
    await fetching.catch(() => undefined);
    expect(order()).toEqual([3, 4]);
  });

  it('does nothing for a playlist that is not cached', async () => {
    const { client } = setUp();
    await updatePlaylistEntries(client, '6', () => []);
    expect(playlistEntries(client, '6')).toBeNull();
  });
});
