import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';

function Opener({ onSelect }: { onSelect: (id: string) => void }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const entry = (id: string) => ({ id, label: id, onSelect: () => onSelect(id) });
  return (
    <>
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
    </>
  );
}

it('menu: moves the focus by keys, selects with Enter and returns the focus', async () => {
  const onSelect = vi.fn();
  renderUi(<Opener onSelect={onSelect} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '更多' }));
  expect(await screen.findByRole('menu', { name: '歌曲操作' })).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('收藏'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('分享');
  await user.keyboard('{ArrowDown}{End}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('分享');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多' })));
});

it('menu: closes on Escape and returns the focus', async () => {
  renderUi(<Opener onSelect={() => undefined} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '更多' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('收藏'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多' })));
});

/** Menu with an entry that opens a dialog in its place. */
function Sharer() {
  const [shown, setShown] = useState<'menu' | 'dialog' | null>(null);
  const share = { id: 'share', label: '分享', keepOpen: true, onSelect: () => setShown('dialog') };
  const close = () => setShown(null);
  return (
    <>
      <button type="button" onClick={() => setShown('menu')}>
        更多
      </button>
      {shown === 'menu' && <Menu label="歌曲操作" anchor={document.body} onClose={close} entries={[share]} />}
      {shown === 'dialog' && (
        <Dialog title="分享" onClose={close}>
          <button type="button">复制链接</button>
        </Dialog>
      )}
    </>
  );
}

it('dialog that replaces a menu: returns the focus to where it was before the menu', async () => {
  renderUi(<Sharer />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '更多' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('分享'));
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '分享' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多' })));
});
