import { PlayerProvider } from '@qingyin/player-react';
import { buildTracks, flushPromises, setUpPlayer } from '@qingyin/player/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEditorPlayback } from './use-editor-playback.ts';

const [song, next] = buildTracks(2);
if (!song || !next) throw new Error('two songs are required');

/** Editor of a song that plays already. */
async function opened(before: (player: ReturnType<typeof setUpPlayer>['player']) => void = () => {}) {
  const { player } = setUpPlayer();
  player.playList([song!, next!]);
  await flushPromises();
  before(player);
  const view = renderHook(() => useEditorPlayback(song!), {
    wrapper: ({ children }) => <PlayerProvider player={player}>{children}</PlayerProvider>,
  });
  await act(() => flushPromises());
  return { player, leave: view.unmount };
}

it('stops after the edited song while the editor is open and removes the sleep timer on close', async () => {
  const { player, leave } = await opened();
  expect(player.snapshot.get().sleep).toEqual({ kind: 'after-track' });
  leave();
  expect(player.snapshot.get().sleep).toBeNull();
});

it('keeps a sleep timer that the user had set before', async () => {
  const { player, leave } = await opened((player) => player.setSleep('after-track'));
  leave();
  expect(player.snapshot.get().sleep).toEqual({ kind: 'after-track' });
});
