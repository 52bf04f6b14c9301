import type { StubAnswer } from '@qingyin/http-client/testing';
import { artist, renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ArtistCorrectionDialog } from './ArtistCorrectionDialog.tsx';

const FIRST = 1_000_000_001;

async function show(name: string, answers: Record<string, StubAnswer> = {}) {
  const onClose = vi.fn();
  const albums = [{ name: '新', artists: ['甲'], before: 0, after: 2 }];
  const found = [artist(FIRST, name), artist(FIRST + 1, '张惠妹'), artist(7, '演示')];
  const bench = await renderConnected(
    <ArtistCorrectionDialog artistId={FIRST} name={name} onClose={onClose} />,
    {
      answers: {
        '/cloudsearch': { code: 200, result: { artists: found, artistCount: found.length } },
        '/x/admin/artist-rules/preview': { code: 200, data: { songs: 2, complete: true, albums } },
        '/x/admin/artist-rules/add': { code: 200, id: 5, applied: true, artistIds: [FIRST + 1] },
        ...answers,
      },
    },
  );
  const sent = async () => bench.stub.requests.findLast(({ url }) => url.pathname.endsWith('/add'))?.form();
  return { ...bench, onClose, sent };
}
const save = () => screen.getByRole('button', { name: '保存' });

it('joins the artist with another one of the music libraries', async () => {
  const { user, onClose, sent } = await show('张惠妹 aMei');
  expect(save()).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: '和谁是同一位' }), '张惠妹');
  const choice = await screen.findByRole('button', { name: '选择 张惠妹' });
  expect(screen.getAllByRole('button', { name: /^选择/ })).toHaveLength(1);
  await user.click(choice);
  expect(await screen.findByText('会改动 2 首歌。')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledWith([FIRST + 1]));
  expect(await sent()).toEqual({ artist: String(FIRST), rule: `{"into":${String(FIRST + 1)}}` });
});

it('splits a name as proposed, or takes it for a part of a whole one', async () => {
  const { user, sent, onClose } = await show('老狼/叶蓓');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '各位歌手的名字' }).value).toBe('老狼; 叶蓓');
  await user.click(save());
  await waitFor(async () =>
    expect(await sent()).toEqual({ artist: String(FIRST), rule: '{"names":["老狼","叶蓓"]}' }),
  );
  await user.click(screen.getByRole('radio', { name: /某个名字的一部分/ }));
  await user.type(screen.getByRole('textbox', { name: '完整的名字' }), '老狼/叶蓓/丙');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(await sent()).toEqual({ artist: String(FIRST), rule: '{"whole":"老狼/叶蓓/丙"}' });
});

it('keeps the form when saving fails, and says so', async () => {
  const { user, onClose } = await show('甲/乙', {
    '/x/admin/artist-rules/add': { code: 404, message: '歌手不存在' },
  });
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(onClose).not.toHaveBeenCalled();
});
