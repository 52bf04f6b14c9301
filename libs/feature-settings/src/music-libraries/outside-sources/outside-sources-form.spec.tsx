import type { StubAnswer } from '@qingyin/http-client/testing';
import { renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { OutsideSourcesDialog } from './OutsideSourcesDialog.tsx';

async function show() {
  const onClose = vi.fn();
  const bench = await renderConnected(<OutsideSourcesDialog onClose={onClose} />, {
    answers: {
      '/x/admin/sources': { code: 200, data: { enabled: [], contact: '' } },
      '/x/admin/sources/set': { code: 200 },
    },
  });
  const contact = await screen.findByRole('textbox', { name: '联系方式' });
  const sent = async () =>
    bench.stub.requests.findLast(({ url }) => url.pathname.endsWith('/sources/set'))?.form();
  return { ...bench, onClose, contact, sent };
}

it('turns a source on with a contact, and says when it is missing', async () => {
  const { user, contact, onClose, sent } = await show();
  await user.click(screen.getByRole('checkbox', { name: /^MusicBrainz/ }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('打开来源前请填联系方式')).toBeInTheDocument();
  await user.type(contact, '我的邮箱');
  expect(screen.getByText('请用邮箱或网址，不能有汉字和括号')).toBeInTheDocument();
  await user.clear(contact);
  await user.type(contact, 'a@example.org');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await sent()).toEqual({ enabled: 'musicbrainz', contact: 'a@example.org' });
});

it('says why settings cannot be loaded, and loads them on request', async () => {
  const answers: Record<string, StubAnswer> = { '/x/admin/sources': { code: 500 } };
  const { user } = await renderConnected(<OutsideSourcesDialog onClose={vi.fn()} />, { answers });
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  answers['/x/admin/sources'] = { code: 200, data: { enabled: ['musicbrainz'], contact: 'a@example.org' } };
  await user.click(retry);
  expect(await screen.findByRole('checkbox', { name: /^MusicBrainz/ })).toBeChecked();
});

it('keeps the form, and says so, when saving fails', async () => {
  const onClose = vi.fn();
  const { user } = await renderConnected(<OutsideSourcesDialog onClose={onClose} />, {
    answers: {
      '/x/admin/sources': { code: 200, data: { enabled: ['musicbrainz'], contact: 'a@example.org' } },
      '/x/admin/sources/set': { code: 500 },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^MusicBrainz/ }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('checkbox', { name: /^MusicBrainz/ })).not.toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

function Reopened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        toggle
      </button>
      {isOpen && <OutsideSourcesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

it('shows what another administrator saved meanwhile', async () => {
  const sources = { code: 200, data: { enabled: ['musicbrainz'], contact: 'a@example.org' } };
  const answers: Record<string, StubAnswer> = { '/x/admin/sources': sources };
  const { user } = await renderConnected(<Reopened />, { answers });
  const box = { name: /^MusicBrainz/ };
  expect(await screen.findByRole('checkbox', box)).toBeChecked();
  answers['/x/admin/sources'] = { code: 200, data: { enabled: [], contact: 'a@example.org' } };
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('checkbox', box)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'toggle' }));
  expect(await screen.findByRole('checkbox', box)).not.toBeChecked();
});
