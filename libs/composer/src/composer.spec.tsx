import { renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Composer, type ComposerProps } from './Composer.tsx';

const followed = [
  { userId: 2, nickname: '山间客', avatarUrl: '', py: 'sjk' },
  { userId: 3, nickname: '小满', avatarUrl: '', py: 'xm' },
];

function Writing(props: Partial<ComposerProps>) {
  const [text, setText] = useState('');
  return (
    <Composer
      value={text}
      onChange={setText}
      onSubmit={vi.fn()}
      label="说点什么"
      submitLabel="发布"
      {...props}
    />
  );
}

async function show(props: Partial<ComposerProps> = {}) {
  const bench = await renderConnected(<Writing {...props} />, {
    answers: { '/user/follows': { code: 200, follow: followed, touchCount: 2, more: false } },
  });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '说点什么' });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '发布' });
  return { ...bench, field, button };
}

describe('composer', () => {
  it('counts as the service does: without surrounding blanks, emoji by code points', async () => {
    const { field, button, user } = await show();
    expect(button.disabled).toBe(true);
    await user.click(field);
    await user.paste(`  ${'好'.repeat(138)}👍🏽  `);
    expect(screen.getByText('还可以写 0 个字')).toBeInTheDocument();
    expect(button.disabled).toBe(false);
    await user.paste('多');
    // The blanks stand inside the text now and count.
    expect(screen.getByRole('alert').textContent).toBe('太长了，多出 3 个字');
    expect(button.disabled).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('submits on Ctrl+Enter, but neither twice nor without text', async () => {
    const onSubmit = vi.fn();
    const { field, user } = await show({ onSubmit });
    await user.type(field, '{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(field, '好听{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does not submit text without visible characters', async () => {
    const onSubmit = vi.fn();
    const { field, button, user } = await show({ onSubmit });
    await user.click(field);
    await user.paste(' \u200B\u3164\u2800');
    expect(button.disabled).toBe(true);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.paste('。');
    expect(button.disabled).toBe(false);
  });

  it('shows why sending failed and keeps the text', async () => {
    const { field, user } = await show({ error: '网络不通' });
    await user.type(field, '好听');
    expect(screen.getByRole('alert').textContent).toBe('网络不通');
    expect(field.value).toBe('好听');
  });

  it('suggests followed users after an @ by letters or pinyin initials, chosen by keys', async () => {
    const { field, user, stub } = await show();
    await user.type(field, '见 ');
    expect(stub.paths()).toEqual([]);
    await user.type(field, '@');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.type(field, 'x');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['小小满']),
    );
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    await user.keyboard('{Enter}');
    expect(field.value).toBe('见 @小满 ');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('inserts several emoji at the caret', async () => {
    const { field, user } = await show();
    await user.type(field, '好听');
    field.setSelectionRange(1, 1);
    await user.click(screen.getByRole('button', { name: '表情' }));
    await user.click(await screen.findByRole('button', { name: '🎵' }));
    await user.click(screen.getByRole('button', { name: '🌙' }));
    expect(field.value).toBe('好🎵🌙听');
  });
});
