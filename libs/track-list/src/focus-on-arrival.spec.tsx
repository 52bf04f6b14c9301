import { renderUi, someTracks } from '@qingyin/test-harness';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SongGrid } from './SongGrid.tsx';

const tracks = someTracks(1000);
let arrive = (): void => undefined;

/** A list whose last song arrives late. */
function LateList() {
  const [arrived, setArrived] = useState(false);
  arrive = () => setArrived(true);
  return (
    <>
      <SongGrid
        name="唐人夜曲"
        count={1000}
        rowAt={(index) => (index < 999 || arrived ? tracks[index] : undefined)}
        playingId={null}
        playing={false}
        liked={new Set()}
        onPlay={vi.fn()}
        onLike={vi.fn()}
        onOpen={vi.fn()}
        renderMenu={() => null}
        renderSelection={() => null}
      />
      <button type="button">后面</button>
    </>
  );
}

const focusedRow = () => document.activeElement?.getAttribute('data-row');

it('keeps the focus on a row whose song arrives later', async () => {
  vi.stubGlobal('innerHeight', 600);
  renderUi(<LateList />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{End}');
  expect(focusedRow()).toBe('999');
  act(() => arrive());
  expect(screen.getByRole('row', { name: /^歌 1000 / })).toHaveFocus();
});

it('does not take the focus back when it has moved on', async () => {
  vi.stubGlobal('innerHeight', 600);
  renderUi(<LateList />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{End}');
  await user.tab();
  expect(screen.getByRole('button', { name: '后面' })).toHaveFocus();
  act(() => arrive());
  expect(screen.getByRole('button', { name: '后面' })).toHaveFocus();
});
