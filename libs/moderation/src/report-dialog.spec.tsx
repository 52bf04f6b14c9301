import { capabilitiesAnswer, renderConnected } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useReport } from './use-report.tsx';

function Sample() {
  const { isAvailable, report, dialog } = useReport();
  return (
    <>
      {isAvailable && <button onClick={() => report({ kind: 'comment', id: '7' })}>举报</button>}
      {dialog}
    </>
  );
}
const offers = { '/x/capabilities': capabilitiesAnswer(['report']) };

async function open(code = 200) {
  let now = code;
  const bench = await renderConnected(<Sample />, {
    answers: { ...offers, '/x/report': () => ({ code: now }) },
  });
  await bench.user.click(await screen.findByRole('button', { name: '举报' }));
  const dialog = within(await screen.findByRole('dialog', { name: '举报' }));
  const send = () => bench.user.click(dialog.getByRole('button', { name: '交给管理员' }));
  const sent = () => bench.stub.requests.filter(({ url }) => url.pathname === '/api/x/report');
  return { ...bench, dialog, send, sent, answer: (next: number) => (now = next) };
}

describe('report', () => {
  it('is sent with a reason and a note and confirmed', async () => {
    const { user, dialog, send, sent } = await open();
    await user.click(dialog.getByRole('radio', { name: '垃圾广告' }));
    await user.type(dialog.getByRole('textbox'), ' 到处都是 ');
    await send();
    expect(await screen.findByText(/收到了，谢谢/)).toBeInTheDocument();
    expect(await sent()[0]?.form()).toEqual({ kind: 'comment', id: '7', reason: 'spam', note: '到处都是' });
    await user.click(screen.getByRole('button', { name: '好的' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requires a reason', async () => {
    const { dialog, send, sent } = await open();
    await send();
    expect(await dialog.findByText('请选一个理由')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('is not sent if the note is too long', async () => {
    const { user, dialog, send, sent } = await open();
    await user.click(dialog.getByRole('radio', { name: '其他' }));
    await user.click(dialog.getByRole('textbox'));
    await user.paste('字'.repeat(143));
    expect(dialog.getByText('太长了，多出 3 个字')).toBeInTheDocument();
    await send();
    expect(sent()).toEqual([]);
  });

  it('can be sent again unchanged after a failure', async () => {
    const { user, dialog, send, sent, answer } = await open(503);
    await user.click(dialog.getByRole('radio', { name: '泄露隐私' }));
    await send();
    await waitFor(() =>
      expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).not.toEqual(['', '']),
    );
    answer(200);
    await send();
    expect(await screen.findByText(/收到了，谢谢/)).toBeInTheDocument();
    expect(sent()).toHaveLength(2);
  });
});

it.each([
  ['if the service accepts none', {}, '10'],
  ['to a guest', offers, null],
])('a report is not offered %s', async (_case, rest, userId) => {
  const { stub } = await renderConnected(<Sample />, {
    answers: { '/x/capabilities': capabilitiesAnswer(), ...rest },
    userId,
  });
  await waitFor(() => expect(stub.paths()).toContain('/x/capabilities'));
  expect(screen.queryByRole('button', { name: '举报' })).toBeNull();
});
