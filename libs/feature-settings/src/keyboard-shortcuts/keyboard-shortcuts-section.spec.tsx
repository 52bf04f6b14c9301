import { renderWithProviders } from '@qingyin/test-harness';
import { DialogFrame } from '@qingyin/ui/lazy';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, get } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import KeyboardShortcutsSection from './KeyboardShortcutsSection.tsx';

beforeEach(() => clear());

const row = (name: string) =>
  screen.getAllByRole('listitem').find((each) => each.firstElementChild?.textContent === name)!;
const keysOf = (name: string) => within(row(name)).getAllByRole('button').at(-1)!;
const press = (target: Element, key: string, init: KeyboardEventInit = {}) =>
  act(() => void fireEvent.keyDown(target, { key, ...init }));

async function show(onClose = vi.fn()) {
  renderWithProviders(
    <DialogFrame label="设置" width={640} fullOnPhone onClose={onClose}>
      <KeyboardShortcutsSection />
    </DialogFrame>,
  );
  await screen.findByRole('heading', { name: '正在播放' });
  return userEvent.setup();
}

/** Starts recording new keys of a command by keyboard. */
async function ask(user: ReturnType<typeof userEvent.setup>, name: string) {
  const button = keysOf(name);
  act(() => button.focus());
  await user.keyboard('{Enter}');
  await within(row(name)).findByText('请按键…');
  return button;
}

describe('key bindings in the settings', () => {
  it('have accessible names with command and keys', async () => {
    await show();
    expect(keysOf('下一首').getAttribute('aria-label')).toBe('下一首：N，修改');
    expect(keysOf('播放或暂停').textContent).toContain('空格');
    expect(keysOf('私人FM').getAttribute('aria-label')).toBe('私人FM：无，修改');
  });

  it('are changed by pressing other keys, and persisted', async () => {
    const user = await show();
    const button = await ask(user, '下一首');
    press(button, 'Shift', { shiftKey: true });
    press(button, 'X', { shiftKey: true });
    await waitFor(() => expect(button.getAttribute('aria-label')).toBe('下一首：Shift X，修改'));
    expect(await screen.findByText('“下一首”的快捷键是 Shift X')).toBeInTheDocument();
    await waitFor(async () => expect(await get('keys')).toEqual({ 'player:next': 'Shift+X' }));
  });

  it('stay when recording is cancelled by Escape, which does not close the dialog', async () => {
    const closeDialog = vi.fn();
    const user = await show(closeDialog);
    const button = await ask(user, '下一首');
    press(button, 'Escape');
    await waitFor(() => expect(button.getAttribute('aria-label')).toBe('下一首：N，修改'));
    expect(document.activeElement).toBe(button);
    expect(closeDialog).not.toHaveBeenCalled();
  });

  it('are removed by Delete', async () => {
    const user = await show();
    const button = await ask(user, '下一首');
    press(button, 'Delete');
    await waitFor(() => expect(button.getAttribute('aria-label')).toBe('下一首：无，修改'));
  });

  it('cannot be reserved keys', async () => {
    const user = await show();
    const button = await ask(user, '下一首');
    press(button, 'ArrowDown');
    expect(
      await within(row('下一首')).findByText('这个键是浏览器和页面自己用的，换一个吧'),
    ).toBeInTheDocument();
    press(button, 'x');
    await waitFor(() => expect(button.getAttribute('aria-label')).toBe('下一首：X，修改'));
  });

  it('are swapped with another command after a confirmation', async () => {
    const user = await show();
    press(await ask(user, '下一首'), 'm');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('M 已经是“静音”的快捷键。交换后，“静音”用 N。');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('交换'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(keysOf('下一首').getAttribute('aria-label')).toBe('下一首：M，修改'));
    expect(keysOf('静音').getAttribute('aria-label')).toBe('静音：N，修改');
    expect(document.activeElement).toBe(keysOf('下一首'));
  });

  it('of another command stay when the swap is cancelled by Escape, which does not close the dialog', async () => {
    const closeDialog = vi.fn();
    const user = await show(closeDialog);
    press(await ask(user, '私人FM'), 'm');
    expect((await screen.findByRole('alert')).textContent).toContain('“静音”就没有快捷键了');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('改过来'));
    press(document.activeElement!, 'Escape', { keyCode: 229 });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(closeDialog).not.toHaveBeenCalled();
    expect(keysOf('静音').getAttribute('aria-label')).toBe('静音：M，修改');
    expect(document.activeElement).toBe(keysOf('私人FM'));
  });

  it('are reset to the defaults, one by one and all at once', async () => {
    const user = await show();
    press(await ask(user, '下一首'), 'x');
    press(await ask(user, '上一首'), 'y');
    await user.click(await screen.findByRole('button', { name: '“下一首”恢复默认' }));
    await waitFor(() => expect(keysOf('下一首').getAttribute('aria-label')).toBe('下一首：N，修改'));
    await user.click(screen.getByRole('button', { name: '全部恢复默认' }));
    await waitFor(() => expect(keysOf('上一首').getAttribute('aria-label')).toBe('上一首：P，修改'));
    await user.click(await screen.findByRole('button', { name: '撤销恢复' }));
    await waitFor(() => expect(keysOf('上一首').getAttribute('aria-label')).toBe('上一首：Y，修改'));
  });
});
