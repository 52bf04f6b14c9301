import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { libraryAnswers } from '../../testing/library-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const file = (id: number, name: string, found: number) => ({ id, name, folder: 'lists', entries: 5, found });
const section = async () => within(await screen.findByRole('region', { name: '文件夹里的歌单' }));
const show = (answers: Parameters<typeof libraryAnswers>[0], login = true) =>
  renderScreen('/library', { answers: libraryAnswers(answers), login });

describe('playlist files of the music libraries', () => {
  it('are imported, and say how many songs were not found', async () => {
    const { user } = await show({
      '/x/library/playlist-files': { code: 200, files: [file(3, '夜', 4), file(4, '空', 0)], total: 2 },
      '/x/library/playlist-files/import': { code: 200, id: 77, name: '夜', count: 4, missing: 1 },
    });
    const block = await section();
    expect(await block.findByText('找到 4 首，共 5 首')).toBeInTheDocument();
    expect(block.getByRole('button', { name: '导入：空' })).toBeDisabled();
    await user.click(block.getByRole('button', { name: '导入：夜' }));
    expect(await block.findByRole('link', { name: '打开歌单' })).toHaveAttribute('href', '/playList/77');
    expect(block.getByText('已导入 4 首 · 1 首没有找到')).toBeInTheDocument();
  });

  it('can be imported again after a failure', async () => {
    const { user } = await show({
      '/x/library/playlist-files': { code: 200, files: [file(3, '夜', 4)], total: 1 },
      '/x/library/playlist-files/import': { code: 500 },
    });
    const block = await section();
    await user.click(await block.findByRole('button', { name: '导入：夜' }));
    expect(await block.findByText('没能导入，请再试一次')).toBeInTheDocument();
    expect(block.getByRole('button', { name: '导入：夜' })).toBeEnabled();
  });

  it('are shown in pages', async () => {
    const { user } = await show({
      '/x/library/playlist-files': ({ searchParams }: URL) => {
        const offset = Number(searchParams.get('offset'));
        return { code: 200, total: 2, files: [file(offset + 1, `第 ${offset + 1} 张`, 1)] };
      },
    });
    const block = await section();
    await user.click(await block.findByRole('button', { name: '显示更多' }));
    expect(await block.findByText('第 2 张')).toBeInTheDocument();
    expect(block.queryByRole('button', { name: '显示更多' })).toBeNull();
  });

  it('can be loaded again after an error', async () => {
    await show({ '/x/library/playlist-files': { code: 500 } });
    const block = await section();
    expect(await block.findByRole('button', { name: '重试' })).toBeInTheDocument();
  });

  it('are left out where there are none, and for guests', async () => {
    const { stub } = await show({ '/x/library/playlist-files': { code: 200, files: [], total: 0 } }, false);
    await screen.findByText('黑梦');
    expect(screen.queryByRole('region', { name: '文件夹里的歌单' })).toBeNull();
    expect(stub.paths()).not.toContain('/x/library/playlist-files');
  });
});
