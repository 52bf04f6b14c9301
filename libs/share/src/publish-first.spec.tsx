import { capabilitiesAnswer, playlistAnswer, renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResourceShareDialog } from './ResourceShareDialog.tsx';

const open = (privacy: number, publish: object = { code: 200 }) =>
  renderConnected(
    <ResourceShareDialog
      subject="夜里听"
      location={{ pathname: '/playList/7', search: {} }}
      onClose={() => undefined}
    />,
    {
      answers: {
        '/playlist/detail': playlistAnswer(7, 3, 3, { privacy }),
        '/playlist/privacy': publish,
        '/x/capabilities': capabilitiesAnswer(['playlist-hide']),
      },
    },
  );
const link = () => screen.findByRole('textbox', { name: '链接' });

it('makes a private playlist public before its link is shown', async () => {
  const { user, stub } = await open(10);
  await user.click(await screen.findByRole('button', { name: '公开并分享' }));
  await waitFor(() => expect(stub.paths()).toContain('/playlist/privacy'));
  expect(await link()).toBeInTheDocument();
});

it('shows the link of a private playlist that stays private', async () => {
  const { user, stub } = await open(10);
  await user.click(await screen.findByRole('button', { name: '先不公开' }));
  expect(await link()).toBeInTheDocument();
  expect(stub.paths()).not.toContain('/playlist/privacy');
  expect(screen.queryByRole('button', { name: '发到我的动态' })).toBeNull();
});

it('says when a private playlist could not be made public', async () => {
  const { user } = await open(10, { code: 500, message: '坏了' });
  await user.click(await screen.findByRole('button', { name: '公开并分享' }));
  expect(await screen.findByText('没能公开，请再试一次')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '链接' })).toBeNull();
});

it('asks nothing about a public playlist', async () => {
  await open(0);
  expect(await link()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '公开并分享' })).toBeNull();
});
