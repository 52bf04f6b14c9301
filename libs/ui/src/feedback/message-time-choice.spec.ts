import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { message, MESSAGE_MS, messageStore } from './message.ts';
import { messageTime } from './message-time-choice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  messageTime.set('standard');
  vi.useRealTimers();
});

it('keeps toast messages ten times as long for users who choose it', () => {
  messageTime.set('long');
  message.info('已复制');
  vi.advanceTimersByTime(10 * MESSAGE_MS - 1);
  expect(messageStore.get()?.text).toBe('已复制');
  vi.advanceTimersByTime(1);
  expect(messageStore.get()).toBeNull();
});

it('is the standard time for everybody else', () => {
  expect(messageTime.get()).toBe('standard');
  message.info('已复制');
  vi.advanceTimersByTime(MESSAGE_MS);
  expect(messageStore.get()).toBeNull();
});
