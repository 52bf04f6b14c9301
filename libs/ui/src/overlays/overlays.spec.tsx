import { MantineProvider } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { Menu } from './Menu.tsx';

function Opener({ onSelect }: { onSelect: (id: string) => void }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const entry = (id: string) => ({ id, label: id, onSelect: () => onSelect(id) });
  return (
    <MantineProvider>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        更多
      </button>
      {anchor && (
        <Menu
          label="歌曲操作"
          anchor={anchor}
          onClose={() => setAnchor(null)}
          entries={[{ ...entry('播放'), disabled: true }, entry('收藏'), entry('分享')]}
        />
      )}
    </MantineProvider>
  );
}

it('is walked with keys, chooses with Enter and gives the focus back', async () => {
  const onSelect = vi.fn();
  renderUi(<Opener onSelect={onSelect} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '更多' }));
  expect(await screen.findByRole('menu', { name: '歌曲操作' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('收藏'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('分享');
  await user.keyboard('{ArrowDown}{End}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('分享');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多' })));
});

it('closes on Escape', async () => {
  renderUi(<Opener onSelect={() => undefined} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '更多' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('收藏'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多' })));
});
