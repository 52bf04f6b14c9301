import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { navProgress, NAV_PROGRESS_MS } from './nav-progress.ts';
import { NavProgress } from './NavProgress.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows for 500 ms after the last start', () => {
  renderUi(<NavProgress />);
  expect(screen.queryByTestId('nav-progress')).toBeNull();
  act(() => navProgress.start());
  act(() => void vi.advanceTimersByTime(300));
  act(() => navProgress.start());
  act(() => void vi.advanceTimersByTime(NAV_PROGRESS_MS - 1));
  expect(screen.queryByTestId('nav-progress')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByTestId('nav-progress')).toBeNull();
  expect(NAV_PROGRESS_MS).toBe(500);
});
