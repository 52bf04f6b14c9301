import { capabilitiesAnswer, renderWithProviders } from '@qingyin/test-harness';
import { queryRoots } from '@qingyin/query-kit';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddMusicLink } from './AddMusicLink.tsx';
import { DiscoverLink } from './DiscoverLink.tsx';

function show(features: readonly string[], role?: string) {
  const part = renderWithProviders(null, {
    '/x/capabilities': capabilitiesAnswer(['account', ...features]),
    '/x/role': { code: 200, data: { role: role ?? '' } },
  });
  if (role !== undefined) part.session.save({ userId: '7', visitor: false, login: true });
  part.show(<DiscoverLink />);
}

it.each([
  [['no-songs'], 'admin', '添加音乐', /settings=library/],
  [['no-songs'], '', '上传音乐', /\/cloud$/],
  [['no-songs'], undefined, '登录', /\/login/],
  [[], 'admin', '去发现音乐', /personal-recommendation$/],
] as const)('with the capabilities %j leads the role %s to %s', async (features, role, name, address) => {
  show(features, role);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(address));
});

it('asks again when it is shown, and with the first songs fetches the data of the page again', async () => {
  let features = ['no-songs'];
  const asked = vi.fn();
  const part = renderWithProviders(null, {
    '/x/capabilities': () => Response.json(capabilitiesAnswer(features)),
    '/x/role': { code: 200, data: { role: '' } },
  });
  const Page = () => {
    useQuery({ queryKey: [queryRoots.music, 'songs'], queryFn: () => asked() ?? null, staleTime: Infinity });
    return <AddMusicLink />;
  };
  part.show(<Page />);
  await screen.findByRole('link', { name: '登录' });
  expect(asked).toHaveBeenCalledTimes(1);
  features = [];
  part.show(null);
  part.show(<Page />);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});
