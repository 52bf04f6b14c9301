import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useSelectionBarKeys } from './use-selection-bar-keys.ts';

type Direction = 'ltr' | 'rtl';

function Bar({ onClose, direction }: { onClose: () => void; direction: Direction }) {
  const keys = useSelectionBarKeys(onClose);
  return (
    <div role="toolbar" aria-label="已选歌曲" style={{ direction }} {...keys}>
      <button disabled>播放</button>
      <button>收藏</button>
      <button>移除</button>
      <button onClick={onClose}>取消选择</button>
    </div>
  );
}

/** A grid, what follows it, and the bar at the end of the document. */
function Page({ inDialog = false, direction = 'ltr' }: { inDialog?: boolean; direction?: Direction }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <div role={inDialog ? 'dialog' : undefined}>
        <div role="grid">
          <div role="row" tabIndex={-1} aria-label="歌 1" />
          <div role="row" tabIndex={0} aria-label="歌 2" />
        </div>
        <button>评论</button>
      </div>
      {open && <Bar direction={direction} onClose={() => setOpen(false)} />}
    </>
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function show(props: Parameters<typeof Page>[0] = {}) {
  render(<Page {...props} />);
  const user = userEvent.setup();
  screen.getByRole('row', { name: '歌 2' }).focus();
  return user;
}

describe('keys of the selection bar', () => {
  it('Tab leads from the row to the first button that can be pressed, and on to what follows the rows', async () => {
    const user = await show();
    await user.tab();
    expect(focused()).toBe('收藏');
    await user.tab();
    expect(focused()).toBe('评论');
  });

  it('Shift+Tab leads back to the row', async () => {
    const user = await show();
    await user.tab();
    await user.tab({ shift: true });
    expect(focused()).toBe('歌 2');
  });

  it.each([['ltr', 'ArrowRight', 'ArrowLeft'] as const, ['rtl', 'ArrowLeft', 'ArrowRight'] as const])(
    'arrow keys go round, Home and End to the ends (%s)',
    async (direction, forwards, backwards) => {
      const user = await show({ direction });
      await user.tab();
      await user.keyboard(`{${forwards}}`);
      expect(focused()).toBe('移除');
      await user.keyboard(`{${backwards}}{${backwards}}`);
      expect(focused()).toBe('取消选择');
      await user.keyboard(`{${forwards}}`);
      expect(focused()).toBe('收藏');
      await user.keyboard('{End}');
      expect(focused()).toBe('取消选择');
      await user.keyboard('{Home}');
      expect(focused()).toBe('收藏');
    },
  );

  it('Escape closes the bar and gives the focus back to the row', async () => {
    const user = await show();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(focused()).toBe('歌 2');
  });

  it('gives the focus back when one of its buttons closes it', async () => {
    const user = await show();
    await user.tab();
    await user.keyboard('{End}{Enter}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    await waitFor(() => expect(focused()).toBe('歌 2'));
  });

  it('leaves Tab alone in dialogs and outside of rows', async () => {
    const user = await show({ inDialog: true });
    await user.tab();
    expect(focused()).toBe('评论');
  });
});
