import { capabilitiesAnswer } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cloudDiskAnswers,
  cloudItem,
  FIRST_FILE_ID,
  findCloudGrid,
  findCloudRow,
  openRowMenu,
} from '../../../testing/cloud-disk-harness.ts';
import { renderScreen } from '../../../testing/render-screen.ts';

const HOME = { id: 3, name: '家里的音乐' };
const SCHOOL = { id: 4, name: '学校' };
const UPLOADS = { id: 1, name: '' };

/** Files 1 (in no library), 2 and 3; `inLibrary` says which libraries 2 is in. */
const answers = (libraries: object[], rest = {}, inLibrary: number[] = []) =>
  cloudDiskAnswers(
    {
      '/x/capabilities': capabilitiesAnswer(['cloud-tags', 'cloud-to-library']),
      '/x/library/libraries': { code: 200, libraries },
      '/x/cloud/library/add': (_url: URL, request: Request) => allOf(request),
      '/x/cloud/library/remove': (_url: URL, request: Request) => allOf(request),
      ...rest,
    },
    [cloudItem(1), { ...cloudItem(2), libraryIds: inLibrary }, cloudItem(3)],
  );

const allOf = async (request: Request) => {
  const succIds = String((await request.formData()).get('id'))
    .split(',')
    .map(Number);
  return Response.json({ code: 200, succIds, failIds: [] });
};

type Rendered = Awaited<ReturnType<typeof renderScreen>>;
const sent = ({ stub }: Rendered, path: string) =>
  Promise.all(stub.requests.filter(({ url }) => url.pathname.endsWith(path)).map(({ form }) => form()));
const undo = async ({ user }: Rendered) => {
  const bar = within(await screen.findByRole('region', { name: '撤销' }));
  await user.click(bar.getByRole('button', { name: '撤销' }));
};
const select = async ({ user }: Rendered, names: RegExp[]) => {
  for (const name of names) {
    await user.keyboard('{Control>}');
    await user.click(await findCloudRow(name));
    await user.keyboard('{/Control}');
  }
};

beforeEach(() => {
  // jsdom has no layout; the virtual list needs a viewport height.
  vi.stubGlobal('innerHeight', 800);
});

describe('the only music library', () => {
  it('takes a song at once, marks its row and gives it back on undo', async () => {
    const view = await renderScreen('/cloud', { login: true, answers: answers([UPLOADS, HOME]) });
    await findCloudGrid();
    const menu = await openRowMenu(/^录音1 /);
    await view.user.click(await menu.findByRole('menuitem', { name: '放进「家里的音乐」' }));
    expect(await within(await findCloudRow(/^录音1 /)).findByText('家里的音乐')).toBeInTheDocument();
    await screen.findByText('已把 1 首歌放进「家里的音乐」');
    await undo(view);
    expect(await within(await findCloudRow(/^录音1 /)).findByText('未匹配')).toBeInTheDocument();
    const change = { id: String(FIRST_FILE_ID + 1), library: '3' };
    await waitFor(async () => expect(await sent(view, '/x/cloud/library/remove')).toEqual([change]));
    expect(await sent(view, '/x/cloud/library/add')).toEqual([change]);
  });

  it('skips songs that it has, and gives back those', async () => {
    const view = await renderScreen('/cloud', { login: true, answers: answers([HOME], {}, [3]) });
    expect(await within(await findCloudRow(/^录音2 /)).findByText('家里的音乐')).toBeInTheDocument();
    await select(view, [/^录音1 /, /^录音2 /, /^录音3 /]);
    const menu = await openRowMenu(/^录音3 /);
    expect(menu.getByRole('menuitem', { name: '从「家里的音乐」拿出来' })).toBeInTheDocument();
    await view.user.click(menu.getByRole('menuitem', { name: '放进「家里的音乐」' }));
    await screen.findByText('已把 2 首歌放进「家里的音乐」');
    expect(await sent(view, '/x/cloud/library/add')).toEqual([
      { id: [FIRST_FILE_ID + 1, FIRST_FILE_ID + 3].join(), library: '3' },
    ]);
  });

  it('counts the songs that it refused, and asks for these again only', async () => {
    const [first, third] = [FIRST_FILE_ID + 1, FIRST_FILE_ID + 3];
    let refusing = true;
    const view = await renderScreen('/cloud', {
      login: true,
      answers: answers([HOME], {
        '/x/cloud/library/add': (_url: URL, request: Request) =>
          refusing ? { code: 200, succIds: [first], failIds: [third] } : allOf(request),
      }),
    });
    await findCloudGrid();
    await select(view, [/^录音1 /, /^录音3 /]);
    const menu = await openRowMenu(/^录音3 /);
    await view.user.click(await menu.findByRole('menuitem', { name: '放进「家里的音乐」' }));
    await screen.findByText('有 1 首没能放进「家里的音乐」');
    expect(within(await findCloudRow(/^录音3 /)).getByText('未匹配')).toBeInTheDocument();
    refusing = false;
    await view.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('已把 2 首歌放进「家里的音乐」');
    expect((await sent(view, '/x/cloud/library/add')).at(-1)).toEqual({ id: String(third), library: '3' });
  });

  it('is offered in the bar of selected songs', async () => {
    const view = await renderScreen('/cloud', { login: true, answers: answers([HOME]) });
    await findCloudGrid();
    await select(view, [/^录音1 /, /^录音3 /]);
    const bar = within(await screen.findByRole('toolbar', { name: '已选歌曲' }));
    await view.user.click(bar.getByRole('button', { name: '更多' }));
    await view.user.click(await screen.findByRole('menuitem', { name: '放进「家里的音乐」' }));
    expect(await screen.findByText('已把 2 首歌放进「家里的音乐」')).toBeInTheDocument();
  });
});

describe('several music libraries', () => {
  it('are chosen from in a dialog', async () => {
    const view = await renderScreen('/cloud', {
      login: true,
      answers: answers([HOME, UPLOADS, SCHOOL], {}, [3]),
    });
    await findCloudGrid();
    await select(view, [/^录音1 /, /^录音2 /]);
    const menu = await openRowMenu(/^录音2 /);
    await view.user.click(await menu.findByRole('menuitem', { name: '放进音乐库…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '放进音乐库' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    expect(dialog.getByRole('radio', { name: /家里的音乐.*其中 1 首已经在里面/ })).toBeChecked();
    await view.user.click(dialog.getByRole('radio', { name: '学校' }));
    await view.user.click(dialog.getByRole('button', { name: '放进去' }));
    await screen.findByText('已把 2 首歌放进「学校」');
    expect(within(await findCloudRow(/^录音2 /)).getByText('家里的音乐 / 学校')).toBeInTheDocument();
  });
});

it('offers nothing to users without a music library', async () => {
  const view = await renderScreen('/cloud', { login: true, answers: answers([UPLOADS]) });
  await findCloudGrid();
  await waitFor(() => expect(view.stub.paths()).toContain('/x/library/libraries'));
  const menu = await openRowMenu(/^录音1 /);
  expect(menu.getByRole('menuitem', { name: '编辑标签…' })).toBeInTheDocument();
  expect(menu.queryByRole('menuitem', { name: /放进/ })).toBeNull();
});

it('says that a deleted song is gone from the music library too', async () => {
  const view = await renderScreen('/cloud', { login: true, answers: answers([HOME], {}, [3]) });
  const menu = await openRowMenu(/^录音2 /);
  await view.user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
  expect(await screen.findByText('已从云盘和音乐库删除「录音2」')).toBeInTheDocument();
});
