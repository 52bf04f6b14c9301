import type { StubAnswer } from '@qingyin/http-client/testing';
import { renderConnected } from '@qingyin/test-harness';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PictureChoiceDialog } from './PictureChoiceDialog.tsx';

const found = [
  { key: 'music-1', url: '/media/img/music-1.jpg', source: 'file', name: '山中/cover.jpg' },
  { key: 'music-2', url: '/media/img/music-2.jpg', source: 'tags', name: '山中/01 一.mp3' },
];

async function show(more: object = {}, answers: Record<string, StubAnswer> = {}) {
  const onClose = vi.fn();
  const data = { chosen: null, url: '/media/img/now.jpg', found, ...more };
  const bench = await renderConnected(
    <PictureChoiceDialog of={{ kind: 'album', id: 1_000_000_001 }} onClose={onClose} />,
    {
      answers: {
        '/x/admin/pictures': { code: 200, data },
        '/x/admin/pictures/choose': { code: 200, data: { id: 5, url: '/media/img/up-1.jpg' } },
        '/x/admin/pictures/upload': { code: 200, data: { id: 5, url: '/media/img/up-1.jpg' } },
        '/x/admin/corrections/undo': { code: 200, id: 5, applied: true, albumIds: [] },
        ...answers,
      },
    },
  );
  const sent = async (path: string) =>
    bench.stub.requests.findLast(({ url }) => url.pathname.endsWith(path))?.form();
  await screen.findByRole('button', { name: '保存' });
  return { ...bench, onClose, sent };
}
const save = () => screen.getByRole('button', { name: '保存' });
const paste = (file: File) => fireEvent.paste(document, { clipboardData: { files: [file] } });

it('chooses one of the pictures in the files', async () => {
  const { user, onClose, sent } = await show();
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '标签：01 一.mp3' }));
  expect(screen.getByRole('img', { name: '选中的图片' })).toHaveAttribute('src', '/media/img/music-2.jpg');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await sent('/choose')).toMatchObject({ kind: 'album', id: '1000000001', key: 'music-2' });
});

it('sends a pasted picture, and says when it is refused', async () => {
  const { user, onClose } = await show(
    {},
    { '/x/admin/pictures/upload': { code: 408, message: '不是图片' } },
  );
  paste(new File(['text'], 'a.txt', { type: 'text/plain' }));
  expect(save()).toBeDisabled();
  paste(new File(['picture'], 'a.png', { type: 'image/png' }));
  await user.click(save());
  expect(await screen.findByText('这张图片不能用，请换一张 10 MB 以内的图片。')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('goes back to the picture in the files', async () => {
  const { user, sent } = await show({ chosen: 7 });
  await user.click(screen.getByRole('button', { name: '恢复文件里的图片' }));
  await waitFor(async () => expect(await sent('/undo')).toEqual({ id: '7', undone: 'true' }));
});

it('says that there are no pictures', async () => {
  await show({ found: [] });
  expect(screen.getByText('文件夹和标签里没有图片。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '恢复文件里的图片' })).toBeNull();
});
