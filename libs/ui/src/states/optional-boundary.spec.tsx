import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionBarStore } from '../feedback/action-bar.ts';
import { renderUi } from '../test/render.tsx';
import { OptionalBoundary } from './OptionalBoundary.tsx';
import { lazyComponent } from './lazy-component.tsx';

/** Code that fails to load once and loads afterwards. */
const lateCode = () =>
  vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue({ default: () => '菜单' });

/** Block with a button that opens the part, like a menu button. */
function Block({ Part }: { Part: (props: object) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>歌曲</p>
      <button onClick={() => setOpen(true)} aria-expanded={open}>
        更多
      </button>
      {open && (
        <OptionalBoundary onLost={() => setOpen(false)}>
          <Part />
        </OptionalBoundary>
      )}
    </>
  );
}

// React logs every caught error; here they are expected.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.useRealTimers());

describe('optional boundary', () => {
  it('reverts the press that opened a part whose code fails to load, and opens it on the next press', async () => {
    const user = userEvent.setup();
    renderUi(<Block Part={lazyComponent(lateCode())} />);
    const button = screen.getByRole('button', { name: '更多', expanded: false });
    await user.click(button);
    await vi.waitFor(() => expect(actionBarStore.get()?.text).toBe('这一页没有完整送达，请再试一次。'));
    await screen.findByRole('button', { name: '更多', expanded: false });
    expect(screen.getByText('歌曲')).toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText('菜单')).toBeInTheDocument();
  });

  it('requests a part of the page again and shows the fallback meanwhile', async () => {
    vi.useFakeTimers();
    const load = lateCode();
    const Part = lazyComponent(load);
    renderUi(
      <OptionalBoundary pending={<p>骨架</p>}>
        <Part />
      </OptionalBoundary>,
    );
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('骨架')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('菜单')).toBeInTheDocument();
  });
});
