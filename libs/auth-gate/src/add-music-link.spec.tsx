import { capabilitiesAnswer, renderWithProviders } from '@qingyin/test-harness';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
