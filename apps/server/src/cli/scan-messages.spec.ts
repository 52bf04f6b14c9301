import { expect, it } from 'vitest';
import { createScanMessages } from './scan-messages.ts';

const running = { found: 40, toRead: 40, failed: 0, startedAt: 0 };

it('says how far a scan is, at most once in ten seconds, and what could not be read', () => {
  let time = 100_000;
  const said: string[] = [];
  const messages = createScanMessages(
    (text) => said.push(text),
    () => time,
  );
  messages.progress('音乐', { ...running, pass: 'folders', read: 0, leftMs: null });
  messages.progress('音乐', { ...running, pass: 'tags', read: 1, leftMs: null });
  time += 10_000;
  messages.progress('音乐', { ...running, pass: 'tags', read: 20, leftMs: 61_000 });
  time += 10_000;
  messages.progress('音乐', { ...running, pass: 'tags', read: 30, leftMs: 600_000 });
  messages.done('音乐', {
    ...{ found: 40, read: 40, failed: 3, longestWriteMs: 5 },
    failures: { unsupported: 2, unreadable: 1 },
  });
  messages.done('音乐', { found: 40, read: 0, failed: 0, failures: {}, longestWriteMs: 5 });
  expect(said).toEqual([
    'music library 音乐: 40 files found',
    'music library 音乐: 20 of 40 files read, about 61 s left',
    'music library 音乐: 30 of 40 files read, about 10 min left',
    'music library 音乐: 40 files read; 3 could not be read (2 no supported format, 1 damaged), see Settings, Music library (longest write 5.0 ms)',
  ]);
});
