import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionBarStore } from '../feedback/action-bar.ts';
import { renderUi } from '../test/render.tsx';
import { Extra } from './Extra.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Code that does not come at first, and then does. */
const lateCode = () =>
  vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue({ default: () => '菜单' });

/** A block with a button that opens the part, as a press on a menu button does. */
function Block({ Part }: { Part: (props: object) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>歌曲</p>
      <button onClick={() => setOpen(true)} aria-expanded={open}>
        更多
      </button>
      {open && (
        <Extra onLost={() => setOpen(false)}>
          <Part />
        </Extra>
      )}
    </>
  );
}

// React reports every caught error on the console; here they are meant.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.useRealTimers());

describe('a part a block can do without', () => {
  it('that was asked for by a press and does not come: the press is taken back, and the next one opens it', async () => {
    const user = userEvent.setup();
    renderUi(<Block Part={lazyPart(lateCode())} />);
    const button = screen.getByRole('button', { name: '更多', expanded: false });
    await user.click(button);
    await vi.waitFor(() => expect(actionBarStore.get()?.text).toBe('这一页没有完整送达，请再试一次。'));
    await screen.findByRole('button', { name: '更多', expanded: false });
    expect(screen.getByText('歌曲')).toBeTruthy();
    await user.click(button);
    expect(await screen.findByText('菜单')).toBeTruthy();
  });

  it('that stands in the page is asked for again, and what stands for it stays meanwhile', async () => {
    vi.useFakeTimers();
    const load = lateCode();
    const Part = lazyPart(load);
    renderUi(
      <Extra pending={<p>骨架</p>}>
        <Part />
      </Extra>,
    );
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('骨架')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('菜单')).toBeTruthy();
  });
});
