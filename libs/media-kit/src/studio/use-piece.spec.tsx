import { PlayerProvider } from '@qingyin/player-react';
import { buildTracks, settle, setUpPlayer } from '@qingyin/player/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePiece } from './use-piece.ts';

const [song, next] = buildTracks(2);
if (!song || !next) throw new Error('two songs are built');

/** The editor of a song that plays already. */
async function opened(before: (player: ReturnType<typeof setUpPlayer>['player']) => void = () => {}) {
  const { player } = setUpPlayer();
  player.playList([song!, next!]);
  await settle();
  before(player);
  const view = renderHook(() => usePiece(song!), {
    wrapper: ({ children }) => <PlayerProvider player={player}>{children}</PlayerProvider>,
  });
  await act(() => settle());
  return { player, leave: view.unmount };
}

it('nothing follows a song that plays as its editor opens, and what follows does again once it is left', async () => {
  const { player, leave } = await opened();
  expect(player.snapshot.get().sleep).toEqual({ kind: 'after-track' });
  leave();
  expect(player.snapshot.get().sleep).toBeNull();
});

it('who had said that the music stops after this song finds that said when the editor is left', async () => {
  const { player, leave } = await opened((player) => player.setSleep('after-track'));
  leave();
  expect(player.snapshot.get().sleep).toEqual({ kind: 'after-track' });
});
