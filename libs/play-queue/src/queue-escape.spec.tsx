import { PlayerBar } from '@qingyin/player-react';
import { renderConnected } from '@qingyin/test-harness';
import { Sheet } from '@qingyin/ui/lazy';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { loadQueueDrawer } from './load-queue-drawer.ts';

function Page() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <PlayerBar loadQueue={loadQueueDrawer} />
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        收藏到歌单
      </button>
      {anchor && (
        <Sheet label="歌单" anchor={anchor} onClose={() => setAnchor(null)}>
          <input aria-label="新歌单" />
        </Sheet>
      )}
    </>
  );
}

const drawer = () => screen.queryByRole('dialog', { name: '播放队列' });
const sheet = () => screen.queryByRole('dialog', { name: '歌单' });

async function openDrawer() {
  const bench = await renderConnected(<Page />, { answers: {} });
  await bench.user.click(screen.getByRole('button', { name: '播放队列' }));
  await screen.findByRole('dialog', { name: '播放队列' });
  return bench;
}

it('Escape in a field of a sheet above the drawer closes the sheet only', async () => {
  const { user } = await openDrawer();
  await user.click(screen.getByRole('button', { name: '收藏到歌单' }));
  await user.click(await screen.findByRole('textbox', { name: '新歌单' }));
  await user.keyboard('{Escape}');
  expect(sheet()).toBeNull();
  expect(drawer()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(drawer()).toBeNull();
});

it('Escape that ends the composition of an input method leaves the drawer open', async () => {
  await openDrawer();
  fireEvent(document.body, createEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 }));
  expect(drawer()).toBeInTheDocument();
});
