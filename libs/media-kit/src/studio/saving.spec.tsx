import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { openStudio as open, original, saved, saves, text } from '../testing/studio-bench.tsx';
import { readSheet } from './model/forms.ts';

beforeEach(() => clear());

const KEPT = 'lyric-draft/10/1';
const at = (version: number) => ({ ...saved, version });
/** What is kept of the words: those of the first line, and the version they are a change of. */
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

/** Asks for the original words. */
async function bringBack(user: Awaited<ReturnType<typeof open>>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: '历次改动' }));
  const dialog = await screen.findByRole('dialog', { name: '历次改动' });
  const looks = await within(dialog).findAllByRole('button', { name: '查看' });
  await user.click(looks[1]!);
  await user.click(await within(dialog).findByRole('button', { name: '恢复原来的词' }));
  return dialog;
}

it('a version that could not be brought back for a save in between is brought back over it', async () => {
  let tries = 0;
  const { user, stub } = await open({
    ...past,
    '/x/lyric/revert': () => {
      tries += 1;
      return tries === 1 ? { code: 409, data: at(7) } : { code: 200, data: { ...at(8), from: 0 } };
    },
  });
  await bringBack(user);
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

it('where a version cannot be brought back, it is said beside it, and no more once it is back', async () => {
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
  const dialog = await bringBack(user);
  expect((await within(dialog).findByRole('alert')).textContent).toBe('没有恢复成，请再试一次');
  await user.click(within(dialog).getByRole('button', { name: '恢复原来的词' }));
  await waitFor(async () => expect((await text(1)).value).toBe('白日依山尽'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByText('已恢复')).toBeTruthy();
});

it('after an old draft is discarded, changes are of the current version; a step back brings its own', async () => {
  await set(KEPT, { sheet: readSheet('[00:01.000]举头望明月'), base: 3 });
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
  expect(screen.getByText(note)).toBeTruthy();
  await save();
  expect((await saves(stub)).map(({ base }) => base)).toEqual(['5', '3']);
});

/** A change that is being saved, until `arrive`. */
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

it('what was being saved as the editor was left is no draft afterwards', async () => {
  const { arrive } = await saving();
  cleanup();
  arrive();
  await waitFor(async () => expect(await kept()).toBeNull());
});

it('what was written while the rest was being saved is kept as a change of the new version', async () => {
  const { user, arrive } = await saving();
  await user.type(await text(1), '呀');
  await waitFor(async () => expect((await kept())?.text).toBe('床前明月光啊呀'));
  cleanup();
  arrive();
  await waitFor(async () => expect(await kept()).toEqual({ text: '床前明月光啊呀', base: 1 }));
});

it('opened again while it saves, the editor begins with what was saved', async () => {
  const { arrive } = await saving();
  cleanup();
  const again = await open({
    '/x/lyric/versions': { code: 200, data: { current: 1, versions: [at(1), original] } },
    '/x/lyric/version': { code: 200, data: { version: 1, format: 'lrc', lyric: '[00:01.000]床前明月光啊' } },
  });
  // It waits: nothing is asked for yet.
  await waitFor(() => expect(again.stub.paths()).toContain('/x/capabilities'));
  expect(again.stub.paths()).not.toContain('/x/lyric/versions');
  arrive();
  expect((await text(1)).value).toBe('床前明月光啊');
  expect(screen.queryByText('这是上次没有保存的改动，一直留在这台设备上。')).toBeNull();
});

it('opened again while an earlier state is brought back, the editor begins with that', async () => {
  let arrive = (): void => {};
  const answer = new Promise<Response>((resolve) => {
    arrive = () => resolve(Response.json({ code: 200, data: { ...at(2), from: 0 } }));
  });
  const { user, stub } = await open({ ...past, '/x/lyric/revert': () => answer });
  await bringBack(user);
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
