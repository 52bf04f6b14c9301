import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

it('ties label, validation message and hint to the input, with autocomplete off', () => {
  renderUi(<TextField label="手机号或邮箱" error="请输入手机号" hint="不会公开" />);
  const input = screen.getByRole('textbox', { name: '手机号或邮箱' });
  expect(input.getAttribute('autocomplete')).toBe('off');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const descriptions = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toEqual(['请输入手机号', '不会公开']);
});

it('shows a password on demand, with only the field found by its label', async () => {
  renderUi(<PasswordField label="密码" defaultValue="qingyin" />);
  expect(screen.getAllByLabelText(/密码/)).toHaveLength(1);
  const field = screen.getByLabelText('密码');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: '明文显示', pressed: false }));
  expect(field.getAttribute('type')).toBe('text');
});

it.each([
  ['an empty field', '', 'text', null],
  ['typed text', 'Moonlight (live)', 'text', 'auto'],
  ['a date', '2026-11-28', 'date', null],
])('gives %s its direction', (_what, value, type, direction) => {
  renderUi(<TextField label="歌单名称" type={type} value={value} readOnly />);
  expect(screen.getByLabelText('歌单名称').getAttribute('dir')).toBe(direction);
});
