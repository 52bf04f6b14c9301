import { renderConnected } from '@qingyin/test-harness';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { qrPath } from './qr-path.ts';
import { ShareDialog } from './ShareDialog.tsx';

const link = (startS?: number) =>
  `https://music.example/album/7?song=1${startS === undefined ? '' : `&t=${startS}`}`;
const open = (positionMs?: number) =>
  renderConnected(
    <ShareDialog subject="静夜思" linkFrom={link} positionMs={positionMs} onClose={() => undefined} />,
  );
const shownLink = () => screen.getByRole<HTMLInputElement>('textbox', { name: '链接' }).value;

afterEach(() => vi.unstubAllGlobals());

it('shows the link as text and as a QR code', async () => {
  await open();
  expect(shownLink()).toBe(link());
  const code = screen.getByRole('img', { name: '链接的二维码' });
  expect(code.querySelector('path')?.getAttribute('d')).toBe(qrPath(link()).path);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('adds the current position to the link', async () => {
  const { user } = await open(62_900);
  await user.click(screen.getByRole('checkbox', { name: '从 1:02 开始' }));
  expect(shownLink()).toBe(link(62));
  const code = screen.getByRole('img', { name: '链接的二维码' });
  expect(code.querySelector('path')?.getAttribute('d')).toBe(qrPath(link(62)).path);
});

it('copies the link and confirms it', async () => {
  const { user } = await open();
  vi.stubGlobal('isSecureContext', true);
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(link());
  expect(await screen.findByText('链接已复制')).toBeInTheDocument();
});

it('offers the system’s share sheet only if there is one', async () => {
  await open();
  expect(screen.queryByRole('button', { name: '分享到…' })).toBeNull();
});
