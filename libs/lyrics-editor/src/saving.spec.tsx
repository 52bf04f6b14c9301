import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { openLyricsEditor as open, original, saved, saves, text } from './testing/lyrics-editor-harness.tsx';
import { parseLyrics } from './model/lyric-formats.ts';

beforeEach(() => clear());

const KEPT = 'lyric-draft/10/1';
const at = (version: number) => ({ ...saved, version });
/** Persisted draft: text of the first line and base version. */
async function kept() {
  const draft = await get<{ sheet: { lines: { text: string }[] }; base: number } | null>(KEPT);
  return draft ? { text: draft.sheet.lines[0]?.text, base: draft.base } : null;
}
const past = {
  '/x/lyric/versions': { code: 200, data: { current: 1, versions: [at(1), original] } },
  '/x/lyric/version': (url: URL) =>
    Response.json({
      code: 200,
      data:
        url.searchParams.get('version') === '0'
          ? { version: 0, format: 'lrc', lyric: '[00:01.000]白日依山尽' }
          : { version: 1, format: 'lrc', lyric: '[00:01.000]床前明月光' },
    }),
};

/** Requests a revert to the original lyrics. */
async function restoreVersion(user: Awaited<ReturnType<typeof open>>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: '历次改动' }));
  const dialog = await screen.findByRole('dialog', { name: '历次改动' });
  const looks = await within(dialog).findAllByRole('button', { name: '查看' });
  await user.click(looks[1]!);
  await user.click(await within(dialog).findByRole('button', { name: '恢复原来的词' }));
  return dialog;
}

it('repeats a revert over the version that was saved in between', async () => {
  let tries = 0;
  const { user, stub } = await open({
    ...past,
    '/x/lyric/revert': () => {
      tries += 1;
      return tries === 1 ? { code: 409, data: at(7) } : { code: 200, data: { ...at(8), from: 0 } };
    },
  });
  await restoreVersion(user);
  const question = await screen.findByRole('dialog', { name: '这首歌的词刚被别人改过' });
  await user.click(within(question).getByRole('button', { name: '仍然恢复' }));
  await waitFor(async () => expect((await text(1)).value).toBe('白日依山尽'));
  expect(await saves(stub)).toEqual([]);
  const reverts = stub.requests.filter(({ url }) => url.pathname.endsWith('/x/lyric/revert'));
  expect(await Promise.all(reverts.map((request) => request.form()))).toMatchObject([
    { version: '0', base: '1' },
    { version: '0', base: '7' },
  ]);
});

it('shows a failed revert in the dialog until it succeeds', async () => {
  let tries = 0;
  const { user } = await open({
    ...past,
    '/x/lyric/revert': () => {
      tries += 1;
      return tries === 1
        ? new Response('', { status: 502 })
        : Response.json({ code: 200, data: { ...at(2), from: 0 } });
    },
  });
  const dialog = await restoreVersion(user);
  expect((await within(dialog).findByRole('alert')).textContent).toBe('没有恢复成，请再试一次');
  await user.click(within(dialog).getByRole('button', { name: '恢复原来的词' }));
  await waitFor(async () => expect((await text(1)).value).toBe('白日依山尽'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByText('已恢复')).toBeInTheDocument();
});

it("bases changes on the current version after an old draft was discarded; undo restores the draft's base", async () => {
  await set(KEPT, { sheet: parseLyrics('[00:01.000]举头望明月'), base: 3 });
  const { user, stub } = await open({
    '/x/lyric/versions': { code: 200, data: { current: 5, versions: [at(5), original] } },
    '/x/lyric/save': { code: 409, data: at(6) },
  });
  const note = '这是上次没有保存的改动，一直留在这台设备上。';
  const save = async () => {
    await user.click(screen.getByRole('button', { name: '保存' }));
    const question = await screen.findByRole('dialog', { name: '这首歌的词刚被别人改过' });
    await user.click(within(question).getByRole('button', { name: '先不保存' }));
  };
  expect((await text(1)).value).toBe('举头望明月');
  await user.click(screen.getByRole('button', { name: '丢弃' }));
  expect(screen.queryByText(note)).toBeNull();
  await user.type(await text(1), '啊');
  await save();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect((await text(1)).value).toBe('举头望明月');
  expect(screen.getByText(note)).toBeInTheDocument();
  await save();
  expect((await saves(stub)).map(({ base }) => base)).toEqual(['5', '3']);
});

/** Starts a save that is answered when `arrive` is called. */
async function saving() {
  let arrive = (): void => {};
  const answer = new Promise<Response>((resolve) => {
    arrive = () => resolve(Response.json({ code: 200, data: at(1) }));
  });
  const { user } = await open({ '/x/lyric/save': () => answer });
  await user.type(await text(1), '啊');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByRole('button', { name: '正在保存…' });
  await waitFor(async () => expect(await kept()).toEqual({ text: '床前明月光啊', base: 0 }));
  return { user, arrive };
}

it('deletes the draft when a save completes after the editor was closed', async () => {
  const { arrive } = await saving();
  cleanup();
  arrive();
  await waitFor(async () => expect(await kept()).toBeNull());
});

it('rebases text written during a save on the new version', async () => {
  const { user, arrive } = await saving();
  await user.type(await text(1), '呀');
  await waitFor(async () => expect((await kept())?.text).toBe('床前明月光啊呀'));
  cleanup();
  arrive();
  await waitFor(async () => expect(await kept()).toEqual({ text: '床前明月光啊呀', base: 1 }));
});

it('waits for a running save when it is reopened and starts with the saved text', async () => {
  const { arrive } = await saving();
  cleanup();
  const again = await open({
    '/x/lyric/versions': { code: 200, data: { current: 1, versions: [at(1), original] } },
    '/x/lyric/version': { code: 200, data: { version: 1, format: 'lrc', lyric: '[00:01.000]床前明月光啊' } },
  });
  // Waits for the save: no request yet.
  await waitFor(() => expect(again.stub.paths()).toContain('/x/capabilities'));
  expect(again.stub.paths()).not.toContain('/x/lyric/versions');
  arrive();
  expect((await text(1)).value).toBe('床前明月光啊');
  expect(screen.queryByText('这是上次没有保存的改动，一直留在这台设备上。')).toBeNull();
});

it('waits for a running revert when it is reopened and starts with its text', async () => {
  let arrive = (): void => {};
  const answer = new Promise<Response>((resolve) => {
    arrive = () => resolve(Response.json({ code: 200, data: { ...at(2), from: 0 } }));
  });
  const { user, stub } = await open({ ...past, '/x/lyric/revert': () => answer });
  await restoreVersion(user);
  await waitFor(() => expect(stub.paths()).toContain('/x/lyric/revert'));
  cleanup();
  const again = await open({
    '/x/lyric/versions': { code: 200, data: { current: 2, versions: [at(2), at(1), original] } },
    '/x/lyric/version': { code: 200, data: { version: 2, format: 'lrc', lyric: '[00:01.000]白日依山尽' } },
  });
  await waitFor(() => expect(again.stub.paths()).toContain('/x/capabilities'));
  expect(again.stub.paths()).not.toContain('/x/lyric/versions');
  arrive();
  expect((await text(1)).value).toBe('白日依山尽');
});
