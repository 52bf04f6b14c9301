import type { FolderProblem } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AddLibraryDialog } from './AddLibraryDialog.tsx';
import { EditLibraryDialog } from './EditLibraryDialog.tsx';
import { libraryFixture } from './library-fixture.ts';

const folder = (rest: object = {}) => ({
  code: 200,
  data: {
    ...{
      path: '/mnt/nas/音乐',
      problem: '',
      files: 3482,
      unsupported: [],
      complete: true,
      fileSystem: 'ext4',
      watchable: true,
    },
    ...rest,
  },
});
const person = { userId: 8, nickname: '半夏', avatarUrl: '', signature: null };

async function add(answers: Record<string, StubAnswer> = {}) {
  const onClose = vi.fn();
  const bench = await renderConnected(<AddLibraryDialog onClose={onClose} />, {
    answers: {
      '/x/admin/libraries/check': folder(),
      '/x/admin/libraries/add': { code: 200, data: { id: 7 } },
      '/cloudsearch': { code: 200, result: { userprofiles: [person], userprofileCount: 1 } },
      ...answers,
    },
  });
  const path = await screen.findByRole('textbox', { name: '服务器上的文件夹' });
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: '名称' });
  const submit = () => bench.user.click(screen.getByRole('button', { name: '添加' }));
  const sent = () => bench.stub.requests.filter(({ url }) => url.pathname.endsWith('/libraries/add'));
  return { ...bench, onClose, path, name, submit, sent };
}

describe('adding a music library', () => {
  it('checks the folder when its field is left, and takes its name from the path', async () => {
    const { user, path, name, stub } = await add();
    await user.type(path, '"/mnt/nas/音乐/"');
    await user.tab();
    expect(await screen.findByText(/有 3,482 个音乐文件/)).toBeInTheDocument();
    const asked = stub.requests.findLast(({ url }) => url.pathname.endsWith('/check'));
    expect(await asked?.form()).toEqual({ path: '/mnt/nas/音乐/' });
    expect(name().value).toBe('音乐');
  });

  it('counts the files in formats that are not supported', async () => {
    const unsupported = [{ extension: 'ncm', files: 7 }];
    const { user, path } = await add({ '/x/admin/libraries/check': folder({ unsupported }) });
    await user.type(path, '/mnt/nas/音乐');
    expect(await screen.findByText('还有 7 个文件的格式不支持：NCM 7')).toBeInTheDocument();
  });

  it('checks the folder when typing pauses', async () => {
    const { user, path } = await add();
    await user.type(path, '/mnt/nas/音乐');
    expect(await screen.findByText(/文件系统是/)).toHaveTextContent('ext4');
  });

  it('warns of network file systems and of folders without music', async () => {
    const { user, path } = await add({
      '/x/admin/libraries/check': folder({ files: 0, fileSystem: 'cifs', watchable: false }),
    });
    await user.type(path, '/mnt/nas');
    await user.tab();
    expect(await screen.findByText(/里面没有音乐文件/)).toBeInTheDocument();
    expect(screen.getByText(/收不到文件变化的通知/)).toBeInTheDocument();
  });

  it.each<[FolderProblem, RegExp]>([
    ['not-absolute', /完整的路径/],
    ['missing', /没有这个文件夹/],
    ['not-a-folder', /这是一个文件/],
    ['no-permission', /没有权限/],
    ['inside-data', /自己的数据/],
    ['overlaps', /重叠/],
  ])('explains the problem %s and sends nothing', async (problem, text) => {
    const { user, path, submit, sent } = await add({
      '/x/admin/libraries/check': folder({ problem, files: 0 }),
    });
    await user.type(path, 'mnt');
    await user.tab();
    expect(await screen.findByText(text)).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(path).toHaveFocus());
    expect(path).toBeInvalid();
    expect(sent()).toHaveLength(0);
  });

  it('needs a path and a name', async () => {
    const { user, path, name, submit, sent } = await add();
    await submit();
    expect(screen.getByText('请填文件夹的完整路径。')).toBeInTheDocument();
    await user.type(path, '/mnt/音乐');
    await user.clear(name());
    await submit();
    expect(screen.getByText('请填一个名称。')).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  it('sends the chosen listeners and closes', async () => {
    const { user, path, submit, sent, onClose } = await add();
    await user.type(path, '/mnt/nas/音乐');
    await user.click(screen.getByRole('checkbox', { name: '未登录的访客也可以听' }));
    await user.click(screen.getByRole('radio', { name: '指定的人' }));
    expect(screen.queryByRole('checkbox', { name: '未登录的访客也可以听' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: '按昵称添加' }), '半');
    await user.click(await screen.findByRole('button', { name: '添加 半夏' }));
    expect(screen.getByRole('button', { name: '去掉 半夏' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '按昵称添加' })).toHaveFocus();
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await sent()[0]?.form()).toEqual({
      ...{ path: '/mnt/nas/音乐', name: '音乐', everyone: 'false', guests: 'false' },
      ...{ members: '8', watch: 'true' },
    });
  });

  it('keeps what was entered when the service refuses', async () => {
    const { user, path, name, submit, onClose } = await add({ '/x/admin/libraries/add': { code: 400 } });
    await user.type(path, '/mnt/nas/音乐');
    await user.clear(name());
    await user.type(name(), '夜里听');
    await submit();
    expect(await screen.findByText('服务器没有接受这个文件夹。请检查路径。')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect([path, name()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '/mnt/nas/音乐',
      '夜里听',
    ]);
  });

  it('offers a retry when the folder cannot be checked', async () => {
    const { user, path } = await add({ '/x/admin/libraries/check': { code: 405 } });
    await user.type(path, '/mnt');
    await user.tab();
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  });
});

describe('editing a music library', () => {
  const edit = async (answer: StubAnswer, rest = {}) => {
    const onClose = vi.fn();
    const bench = await renderConnected(
      <EditLibraryDialog library={libraryFixture(rest)} onClose={onClose} />,
      { answers: { '/x/admin/libraries/update': answer } },
    );
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '名称' });
    const sent = () => bench.stub.requests.find(({ url }) => url.pathname.endsWith('/update'))?.form();
    return { ...bench, onClose, name, sent };
  };

  it('sends name, listeners and watching', async () => {
    const members = [{ userId: 8, nickname: '半夏', avatarUrl: '' }];
    const { user, name, onClose, sent } = await edit({ code: 200 }, { everyone: false, members });
    await user.clear(name);
    await user.type(name, ' 夜里听 ');
    await user.click(screen.getByRole('button', { name: '去掉 半夏' }));
    await user.click(screen.getByRole('checkbox', { name: /^监视文件夹/ }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await sent()).toEqual({
      ...{ id: '1', name: '夜里听', everyone: 'false', guests: 'false', members: '', watch: 'false' },
    });
  });

  it('stays open with an error when the service refuses', async () => {
    const { user, name, onClose } = await edit({ code: 500 });
    await user.clear(name);
    await user.type(name, '夜里听');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/没有成功/)).toBeInTheDocument();
    expect(name.value).toBe('夜里听');
    expect(onClose).not.toHaveBeenCalled();
  });
});
