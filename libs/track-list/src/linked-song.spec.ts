import { someTracks } from '@qingyin/test-harness';
import { seekOnceCurrent } from '@qingyin/track-actions';
import { setUpPlayer } from '@qingyin/player/testing';
import { describe, expect, it } from 'vitest';
import { linkedSong, rowOfLink } from './linked-song.ts';

const tracks = someTracks(50);
const list = { count: 60, rowAt: (index: number) => tracks[index] };

describe('row of a linked song', () => {
  it('is found among the fetched songs', () => {
    expect(rowOfLink('33', list)).toBe(32);
    expect(rowOfLink('99', list)).toBeUndefined();
    expect(rowOfLink(undefined, list)).toBeUndefined();
  });

  it('is found by its id before the song is fetched', () => {
    const long = {
      count: 10_000,
      rowAt: list.rowAt,
      ids: Array.from({ length: 10_000 }, (_, row) => row + 1),
    };
    expect(linkedSong({ song: '9000', t: 61 }, long)).toEqual({ id: 9000, row: 8999, startMs: 61_000 });
    expect(linkedSong({ song: '10001' }, long)).toBeNull();
  });

  it('includes the start position unless it is beyond the end of the song', () => {
    expect(linkedSong({ song: '33', t: 61 }, list)).toEqual({ id: 33, row: 32, startMs: 61_000 });
    expect(linkedSong({ song: '33' }, list)).toEqual({ id: 33, row: 32, startMs: 0 });
    expect(linkedSong({ song: '33', t: 62 }, list)).toEqual({ id: 33, row: 32, startMs: 0 });
    expect(linkedSong({ song: '99', t: 5 }, list)).toBeNull();
    expect(linkedSong({}, list)).toBeNull();
  });

  it('accepts any start position for a song of unknown duration', () => {
    const [track] = someTracks(1, () => ({ durationMs: 0 }));
    expect(linkedSong({ song: '1', t: 500 }, { count: 1, rowAt: () => track })?.startMs).toBe(500_000);
  });
});

describe('start position', () => {
  it('is sought at once or when the song becomes current', () => {
    const { player } = setUpPlayer();
    player.playList(tracks, 4);
    seekOnceCurrent(player, 5, 30_000);
    expect(player.progress.get().positionMs).toBe(30_000);
    seekOnceCurrent(player, 8, 20_000);
    expect(player.progress.get().positionMs).toBe(30_000);
    player.jumpTo(7);
    expect(player.progress.get().positionMs).toBe(20_000);
  });

  it('is dropped when another song becomes current', () => {
    const { player } = setUpPlayer();
    player.playList(tracks, 4);
    seekOnceCurrent(player, 8, 20_000);
    player.jumpTo(6);
    expect(player.progress.get().positionMs).toBe(0);
    player.jumpTo(7);
    expect(player.progress.get().positionMs).toBe(0);
  });
});
