import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { actionBar, ACTION_BAR_MS } from './action-bar.ts';
import { ActionBarHost } from './ActionBarHost.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => actionBar.hide());
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const offer = (text: string, undo: () => void = () => undefined) => {
  act(() => actionBar.show({ text, undo }));
};
const bar = () => screen.queryByRole('region', { name: '撤销' });

describe('the undo bar', () => {
  it('stays ten seconds', () => {
    renderUi(<ActionBarHost />);
    offer('已移除');
    pass(ACTION_BAR_MS - 1);
    expect(bar()?.textContent).toContain('已移除');
    pass(1);
    expect(bar()).toBeNull();
  });

  it('has its text in a paragraph, whose punctuation a page that reads to the left leaves in place', () => {
    renderUi(<ActionBarHost />);
    offer('已移除。');
    expect(screen.getByRole('paragraph').textContent).toBe('已移除。');
  });

  it('takes back once and goes', () => {
    const undo = vi.fn();
    renderUi(<ActionBarHost />);
    offer('已移除', undo);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(bar()).toBeNull();
  });

  it('stands still under the pointer and goes on with what was left', () => {
    renderUi(<ActionBarHost />);
    offer('已移除');
    pass(6000);
    fireEvent.pointerEnter(bar() as HTMLElement);
    pass(60_000);
    expect(bar()).not.toBeNull();
    fireEvent.pointerLeave(bar() as HTMLElement);
    pass(3999);
    expect(bar()).not.toBeNull();
    pass(1);
    expect(bar()).toBeNull();
  });

  it('stands still while the focus is inside', () => {
    renderUi(<ActionBarHost />);
    offer('已移除');
    act(() => screen.getByRole('button', { name: '撤销' }).focus());
    pass(ACTION_BAR_MS * 3);
    expect(bar()).not.toBeNull();
    act(() => screen.getByRole('button', { name: '撤销' }).blur());
    pass(ACTION_BAR_MS);
    expect(bar()).toBeNull();
  });

  it('gives way to the next action, which has its full time', () => {
    renderUi(<ActionBarHost />);
    offer('第一');
    pass(9000);
    offer('第二');
    expect(bar()?.textContent).not.toContain('第一');
    pass(9000);
    expect(bar()?.textContent).toContain('第二');
  });
});

describe('an act that failed', () => {
  it('is said until it was read or tried again, and that is no undo', () => {
    const retry = vi.fn();
    renderUi(<ActionBarHost />);
    offer('已移除');
    act(() => actionBar.fail({ text: '没能移除', retry }));
    expect(bar()).toBeNull();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('没能移除');
    pass(ACTION_BAR_MS - 1);
    fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
