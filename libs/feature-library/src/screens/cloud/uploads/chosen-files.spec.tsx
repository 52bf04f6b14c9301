import { File as ReadableFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cloudDiskAnswers, findCloudGrid } from '../../../testing/cloud-disk-harness.ts';
import { renderScreen } from '../../../testing/render-screen.ts';

beforeEach(() => {
  // jsdom has no layout; the virtual list needs a viewport height.
  vi.stubGlobal('innerHeight', 800);
});

describe('choosing and dropping files', () => {
  it('lists chosen files and explains refused ones', async () => {
    const { user } = await renderScreen('/cloud', { login: true, answers: cloudDiskAnswers() });
    await findCloudGrid();
    const input = screen.getByLabelText<HTMLInputElement>('选择音乐文件');
    fireEvent.change(input, { target: { files: [new File(['x'], '封面.jpg'), new File([], '空.mp3')] } });
    const panel = within(await screen.findByRole('region', { name: '上传列表' }));
    expect(await panel.findByText(/不支持这种文件/)).toBeInTheDocument();
    expect(panel.getByText('这是一个空文件')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: '从列表移除 封面.jpg' }));
    await waitFor(() => expect(panel.queryByText('封面.jpg')).toBeNull());
    await user.click(panel.getByRole('button', { name: '从列表移除 空.mp3' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '上传列表' })).toBeNull());
  });

  it('accepts dropped folders and takes only their songs', async () => {
    await renderScreen('/cloud', {
      login: true,
      answers: cloudDiskAnswers({ '/cloud/upload/token': { code: 501, message: '云盘空间不足' } }),
    });
    await findCloudGrid();
    const file = (name: string) => ({
      isFile: true,
      isDirectory: false,
      name,
      // jsdom's own `File` cannot be read.
      file: (done: (file: unknown) => void) => done(new ReadableFile([name], name)),
    });
    const batches = [[file('一.mp3'), file('cover.jpg')], [file('二.flac')], []];
    const folder = {
      isFile: false,
      isDirectory: true,
      name: '专辑',
      createReader: () => ({ readEntries: (done: (found: object[]) => void) => done(batches.shift() ?? []) }),
    };
    const drop = new Event('drop', { cancelable: true });
    Object.assign(drop, {
      dataTransfer: {
        types: ['Files'],
        items: [{ kind: 'file', webkitGetAsEntry: () => folder }],
        files: [],
      },
    });
    fireEvent(document, drop);
    expect(drop.defaultPrevented).toBe(true);
    const panel = within(await screen.findByRole('region', { name: '上传列表' }));
    expect(await panel.findByText('一.mp3')).toBeInTheDocument();
    expect(panel.getByText('二.flac')).toBeInTheDocument();
    expect(panel.queryByText('cover.jpg')).toBeNull();
    await waitFor(() => expect(panel.getAllByText(/文件太大/)).toHaveLength(2));
  });
});
