import type { Track } from '@qingyin/contract';
import { buildTracks, setUpPlayer } from '@qingyin/player/testing';
import { expect, it } from 'vitest';
import { playInTurn } from './play-in-turn.ts';

const source = { kind: 'recent', id: 'album' };
const [one, two, three, four] = buildTracks(4) as [Track, Track, Track, Track];
const there =
  (...tracks: Track[]) =>
  () =>
    Promise.resolve(tracks);
const lost = () => Promise.reject(new Error('lost'));

function setUp() {
  const { player } = setUpPlayer();
  return { player, queue: () => player.snapshot.get().queue.map(({ id }) => id) };
}

it('starts with the first collection that has a playable song and skips failed ones', async () => {
  const { player, queue } = setUp();
  const unheard: Track = { ...two, unplayable: 'vip' };
  const loads = [lost, there(unheard), there(three, unheard), lost, there(one, four)];
  expect(await playInTurn(player, source, loads)).toEqual({ played: true, incomplete: true });
  expect(queue()).toEqual([three.id, one.id, four.id]);
  expect(player.snapshot.get()).toMatchObject({ index: 0, source });
});

it('leaves the player unchanged when nothing loads', async () => {
  const { player, queue } = setUp();
  player.playList([one]);
  expect(await playInTurn(player, source, [lost, lost])).toEqual({ played: false, incomplete: true });
  expect(queue()).toEqual([one.id]);
});

it('stops loading and enqueuing once another queue plays', async () => {
  const { player, queue } = setUp();
  const other = () => {
    player.playList([four], 0, { kind: 'album', id: '31' });
    return Promise.resolve([two]);
  };
  let asked = false;
  const more = () => Promise.resolve(((asked = true), [three]));
  await playInTurn(player, source, [there(one), other, more]);
  expect(queue()).toEqual([four.id]);
  expect(asked).toBe(false);
});

it('is superseded by a newer run', async () => {
  const { player, queue } = setUp();
  let arrive = (_: Track[]) => undefined as void;
  const older = playInTurn(player, source, [() => new Promise<Track[]>((done) => (arrive = done))]);
  await playInTurn(player, source, [there(two)]);
  arrive([one]);
  await older;
  expect(queue()).toEqual([two.id]);
});
