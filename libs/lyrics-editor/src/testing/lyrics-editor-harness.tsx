import { renderConnected } from '@qingyin/test-harness';
import type { StubAnswer, StubbedFetch } from '@qingyin/http-client/testing';
import { buildTrack } from '@qingyin/player/testing';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { LyricsEditor } from '../LyricsEditor.tsx';

/** The edited song. */
export const track = buildTrack({ id: 1, durationMs: 60_000 });
const lrc = '[00:01.000]床前明月光\n[00:03.000]疑是地上霜\n[00:05.000]举头望明月';
export const original = { version: 0, time: 0, user: null, format: 'lrc', timing: 'line', lines: 3 };
/** Version after the first save. */
export const saved = {
  ...original,
  version: 1,
  time: 1_700_000_000_000,
  user: { userId: 10, nickname: '月', avatarUrl: 'http://p.test/1.jpg' },
};

const answers: Record<string, StubAnswer> = {
  '/x/capabilities': { code: 200, data: { features: ['lyric-edits'] } },
  '/x/lyric/versions': { code: 200, data: { current: 0, versions: [original] } },
  '/x/lyric/version': { code: 200, data: { version: 0, format: 'lrc', lyric: lrc } },
  '/x/lyric/save': { code: 200, data: saved },
};

/** Opens the lyrics editor; `given` overrides the default answers. */
export async function openLyricsEditor(given: Record<string, StubAnswer> = {}, userId?: null) {
  const onClose = vi.fn();
  const view = await renderConnected(<LyricsEditor track={track} onClose={onClose} />, {
    answers: { ...answers, ...given },
    ...(userId === null ? { userId } : {}),
  });
  return { ...view, onClose };
}
export const time = (line: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `第 ${line} 行的时间` });
export const text = (line: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `第 ${line} 行的词` });

/** Bodies of the save requests. */
export const saves = (stub: StubbedFetch) =>
  Promise.all(
    stub.requests
      .filter(({ url }) => url.pathname.endsWith('/x/lyric/save'))
      .map((request) => request.form()),
  );
