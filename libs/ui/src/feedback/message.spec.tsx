import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { message, MESSAGE_MS } from './message.ts';
import { MessageHost } from './MessageHost.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('toast message', () => {
  it('disappears after one second', () => {
    renderUi(<MessageHost />);
    act(() => message.info('已收藏'));
    pass(MESSAGE_MS - 1);
    expect(screen.getByRole('status').textContent).toBe('已收藏');
    pass(1);
    expect(screen.queryByText('已收藏')).toBeNull();
    expect(MESSAGE_MS).toBe(1000);
  });

  it('has an icon of its kind, with a colour of its own for information', () => {
    const { container } = renderUi(<MessageHost />);
    act(() => message.info('已复制'));
    expect(container.querySelector('svg.info')).not.toBeNull();
    act(() => message.success('已收藏'));
    expect(container.querySelector('svg')).not.toBeNull();
    expect(container.querySelector('svg.info')).toBeNull();
  });

  it('puts its text into a paragraph, which keeps Chinese punctuation in place on right-to-left pages', () => {
    renderUi(<MessageHost />);
    act(() => message.info('已收藏。'));
    expect(screen.getByRole('paragraph').textContent).toBe('已收藏。');
  });

  it('replaces the previous message and has its own full second', () => {
    renderUi(<MessageHost />);
    act(() => message.info('一'));
    pass(600);
    act(() => message.success('二'));
    expect(screen.queryByText('一')).toBeNull();
    pass(MESSAGE_MS - 1);
    expect(screen.getByRole('status').textContent).toBe('二');
    pass(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('appears in a live region that existed before', () => {
    const { container } = renderUi(<MessageHost />);
    const region = container.querySelector('[aria-live="polite"]');
    act(() => message.info('好'));
    expect(screen.getByRole('status')).toBe(region);
  });
});
