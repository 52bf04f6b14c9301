import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { actionBar, ACTION_BAR_MS, undoByKey } from './action-bar.ts';
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

describe('undo bar', () => {
  it('disappears after ten seconds', () => {
    renderUi(<ActionBarHost />);
    offer('已移除');
    pass(ACTION_BAR_MS - 1);
    expect(bar()?.textContent).toContain('已移除');
    pass(1);
    expect(bar()).toBeNull();
  });

  it('puts its text into a paragraph, which keeps Chinese punctuation in place on right-to-left pages', () => {
    renderUi(<ActionBarHost />);
    offer('已移除。');
    expect(screen.getByRole('paragraph').textContent).toBe('已移除。');
  });

  it('undoes once and disappears', () => {
    const undo = vi.fn();
    renderUi(<ActionBarHost />);
    offer('已移除', undo);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(bar()).toBeNull();
  });

  it('moves the focus to the page when the bar disappears with the pressed button', () => {
    renderUi(
      <>
        <main id="main" tabIndex={-1} />
        <ActionBarHost />
      </>,
    );
    offer('已移除');
    const undo = screen.getByRole('button', { name: '撤销' });
    act(() => undo.focus());
    fireEvent.click(undo);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('undoes by key once, and only what it offers to undo', () => {
    const undo = vi.fn();
    renderUi(<ActionBarHost />);
    expect(undoByKey.undo()).toBe(false);
    offer('已移除', undo);
    act(() => void expect(undoByKey.undo()).toBe(true));
    expect(bar()).toBeNull();
    expect(undoByKey.undo()).toBe(false);
    expect(undo).toHaveBeenCalledTimes(1);
    const other = vi.fn();
    act(() => actionBar.fail({ text: '没能移除', retry: other }));
    expect(undoByKey.undo()).toBe(false);
    act(() => actionBar.suggest({ text: '在别处听过', label: '继续', run: other }));
    expect(undoByKey.undo()).toBe(false);
    expect(other).not.toHaveBeenCalled();
  });

  it('shows the key that undoes, which is no part of the name of its button', () => {
    renderUi(<ActionBarHost />);
    offer('已移除');
    act(() => undoByKey.hint.set('⌘Z'));
    expect(screen.getByRole('button', { name: '撤销' })).toHaveTextContent('⌘Z');
    act(() => actionBar.fail({ text: '没能移除', retry: () => undefined }));
    expect(screen.getByRole('button', { name: '重试' })).not.toHaveTextContent('⌘Z');
  });

  it('pauses its countdown under the pointer and continues with the remaining time', () => {
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

  it('pauses its countdown while the focus is inside', () => {
    renderUi(<ActionBarHost />);
    offer('已移除');
    act(() => screen.getByRole('button', { name: '撤销' }).focus());
    pass(ACTION_BAR_MS * 3);
    expect(bar()).not.toBeNull();
    act(() => screen.getByRole('button', { name: '撤销' }).blur());
    pass(ACTION_BAR_MS);
    expect(bar()).toBeNull();
  });

  it('is replaced by the next action, which has its full time', () => {
    renderUi(<ActionBarHost />);
    offer('第一');
    pass(9000);
    offer('第二');
    expect(bar()?.textContent).not.toContain('第一');
    pass(9000);
    expect(bar()?.textContent).toContain('第二');
  });
});

describe('action bar of a failed action', () => {
  it('is no part of the polite live region, which would announce it a second time', () => {
    renderUi(<ActionBarHost />);
    act(() => actionBar.fail({ text: '没能移除' }));
    expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull();
    offer('已移除');
    expect(bar()?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('replaces the undo offer by an alert with a retry button, which retries once', () => {
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
