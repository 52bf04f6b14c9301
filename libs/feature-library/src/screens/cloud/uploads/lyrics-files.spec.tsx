import { File as ReadableFile } from 'node:buffer';
import { capabilitiesAnswer } from '@qingyin/test-harness';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  cloudDiskAnswers,
  cloudItem,
  findCloudGrid,
  FIRST_FILE_ID,
} from '../../../testing/cloud-disk-harness.ts';
import { renderScreen } from '../../../testing/render-screen.ts';

const TEXT = '[00:01.00]床前明月光，疑是地上霜';
/** 床前明月光，疑是地上霜 in GB 18030. */
const GB18030 = Buffer.concat([
  Buffer.from('[00:01.00]'),
  Buffer.from('b4b2c7b0c3f7d4c2b9e2a3acd2c9cac7b5d8c9cfcbaa', 'hex'),
]);

// jsdom's own `File` cannot be read.
const file = (name: string, content: string | Buffer = name) => new ReadableFile([content], name);
const ticket = {
  ...{ needUpload: false, songId: FIRST_FILE_ID + 9, resourceId: 'r' },
  ...{ uploadToken: 't', uploadUrl: '/u' },
};
const uploading = {
  '/x/capabilities': capabilitiesAnswer(['cloud-lyric']),
  '/cloud/upload/token': { code: 200, data: ticket },
  '/cloud/upload/complete': {
    code: 200,
    data: { songId: ticket.songId, code: 200, privateCloud: cloudItem(9) },
  },
  '/x/cloud/lyric': { code: 200, data: { format: 'lrc', timing: 'line', lines: 1 } },
};

async function open(answers: Parameters<typeof cloudDiskAnswers>[0] = {}) {
  const view = await renderScreen('/cloud', {
    login: true,
    answers: cloudDiskAnswers({ ...uploading, ...answers }),
  });
  await findCloudGrid();
  const choose = (...files: unknown[]) => {
    const input = screen.getByLabelText('选择音乐文件');
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input);
  };
  const saved = () =>
    Promise.all(
      view.stub.requests
        .filter(({ url }) => url.pathname.endsWith('/x/cloud/lyric'))
        .map(({ form }) => form()),
    );
  const findRow = async (name: string, text: string | RegExp) => {
    const panel = within(await screen.findByRole('region', { name: '上传列表' }));
    const row = (await panel.findByText(name)).closest('li');
    if (!row) throw new Error(`no row of ${name}`);
    await within(row).findByText(text);
    return within(row);
  };
  return { ...view, choose, saved, findRow };
}

beforeEach(() => {
  // jsdom has no layout; the virtual list needs a viewport height.
  vi.stubGlobal('innerHeight', 800);
});

it('saves the lyrics of a song after its upload, decoded', async () => {
  const { choose, findRow, saved } = await open();
  choose(file('静夜思.mp3'), file('静夜思.LRC', GB18030));
  await findRow('静夜思.mp3', '已上传，歌词也已保存');
  expect(await saved()).toEqual([{ id: String(FIRST_FILE_ID + 9), lyric: TEXT }]);
});

it('keeps a song whose lyrics failed, says so and saves them on request', async () => {
  let code = 400;
  const { choose, findRow, saved, user } = await open({
    '/x/cloud/lyric': () => ({ ...uploading['/x/cloud/lyric'], code }),
  });
  choose(file('静夜思.mp3'), file('静夜思.lrc', TEXT));
  const row = await findRow('静夜思.mp3', '已上传，歌词没有保存：文件里没有能读取的歌词');
  expect(screen.getByText(/1 首的歌词没有保存/, { ignore: '[role=status]' })).toBeInTheDocument();
  code = 200;
  await user.click(row.getByRole('button', { name: '重试 静夜思.mp3' }));
  await findRow('静夜思.mp3', '已上传，歌词也已保存');
  expect(await saved()).toHaveLength(2);
});

it('saves lyrics alone for the song of the disk that has their name, and lists the others', async () => {
  const { choose, findRow, saved } = await open();
  choose(file('录音1.zh.lrc', TEXT), file('别的.lrc', TEXT));
  await findRow('录音1.zh.lrc', '歌词已保存到「录音1.flac」');
  await findRow('别的.lrc', /没有同名的歌曲/);
  expect(await saved()).toEqual([{ id: String(FIRST_FILE_ID + 1), lyric: TEXT }]);
});

it('refuses lyrics where the service does not take them', async () => {
  const { choose, findRow, saved } = await open({ '/x/capabilities': capabilitiesAnswer([]) });
  choose(file('静夜思.lrc', TEXT));
  await findRow('静夜思.lrc', /不支持这种文件/);
  await waitFor(async () => expect(await saved()).toEqual([]));
});
