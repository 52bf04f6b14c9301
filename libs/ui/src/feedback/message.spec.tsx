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

describe('messages', () => {
  it('live one second', () => {
    renderUi(<MessageHost />);
    act(() => message.info('已收藏'));
    pass(MESSAGE_MS - 1);
    expect(screen.getByRole('status').textContent).toBe('已收藏');
    pass(1);
    expect(screen.queryByText('已收藏')).toBeNull();
    expect(MESSAGE_MS).toBe(1000);
  });

  it('carry a sign of their kind, the one of information in its own colour', () => {
    const { container } = renderUi(<MessageHost />);
    act(() => message.info('已复制'));
    expect(container.querySelector('svg.info')).not.toBeNull();
    act(() => message.success('已收藏'));
    expect(container.querySelector('svg')).not.toBeNull();
    expect(container.querySelector('svg.info')).toBeNull();
  });

  it('are paragraphs, whose punctuation a page that reads to the left leaves in place', () => {
    renderUi(<MessageHost />);
    act(() => message.info('已收藏。'));
    expect(screen.getByRole('paragraph').textContent).toBe('已收藏。');
  });

  it('stand one at a time: the new one replaces the old and has its own second', () => {
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

  it('come into a live region that was there before', () => {
    const { container } = renderUi(<MessageHost />);
    const region = container.querySelector('[aria-live="polite"]');
    act(() => message.info('好'));
    expect(screen.getByRole('status')).toBe(region);
  });
});
