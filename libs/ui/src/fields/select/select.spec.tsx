import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../overlays/Dialog.tsx';
import { Sheet } from '../../overlays/Sheet.tsx';
import { renderUi } from '../../test/render.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const fruits = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const onChange = vi.fn();

function Example({ start = 'apricot', ...props }: Partial<SelectFieldProps<string>> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <SelectField
      label="水果"
      options={fruits}
      value={value}
      onChange={(chosen) => {
        onChange(chosen);
        setValue(chosen);
      }}
      {...props}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: '水果' });
const list = () => screen.findByRole('listbox', { name: '水果' });
/** Label of the option that Enter would choose, as screen readers know it. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

async function show(props: Parameters<typeof Example>[0] = {}) {
  onChange.mockClear();
  renderUi(<Example {...props} />);
  const user = userEvent.setup();
  await user.tab();
  expect(field()).toHaveFocus();
  return user;
}

it('shows the chosen option, and lists all of them at a press', async () => {
  const user = await show({ hint: '当季的' });
  expect(field()).toHaveTextContent('Apricot');
  expect(field()).toHaveAccessibleDescription('当季的');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.click(field());
  const options = within(await list()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Apple', 'Apricot', 'Banana', 'Cherry']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Apricot');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('option', { name: 'Cherry' }));
  await closed();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('cherry');
  expect(field()).toHaveTextContent('Cherry');
  expect(field()).toHaveFocus();
});

it.each([
  ['{ArrowDown}', 'Banana'],
  ['{ArrowUp}{ArrowUp}', 'Apple'],
  ['{End}{ArrowDown}', 'Cherry'],
  ['{Home}', 'Apple'],
  ['{PageDown}', 'Cherry'],
  ['ch', 'Cherry'],
  ['apr', 'Apricot'],
  ['aa', 'Apricot'],
  ['x', 'Apricot'],
])('the keys %s move from the chosen option to %s', async (keys, label) => {
  const user = await show();
  await user.keyboard('{Enter}');
  await list();
  expect(active()).toBe('Apricot');
  await user.keyboard(keys);
  expect(active()).toBe(label);
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['{Enter}', 'Apricot'],
  [' ', 'Apricot'],
  ['{ArrowDown}', 'Apricot'],
  ['{ArrowUp}', 'Apricot'],
  ['{End}', 'Cherry'],
  ['b', 'Banana'],
])('the key %s opens the list at %s', async (key, label) => {
  const user = await show();
  await user.keyboard(key);
  await list();
  expect(active()).toBe(label);
});

it.each(['{Enter}', ' ', '{Tab}', '{Alt>}{ArrowUp}{/Alt}'])(
  'the key %s takes the active option',
  async (key) => {
    const user = await show();
    await user.keyboard('{End}');
    await list();
    await user.keyboard(key);
    await closed();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('cherry');
  },
);

it('closes without a change when the focus leaves it', async () => {
  const user = await show();
  await user.keyboard('{End}');
  await list();
  await user.click(document.body);
  await closed();
  expect(onChange).not.toHaveBeenCalled();
});

it('reads the groups of options by their headings', async () => {
  const berries = { value: 'berry', label: 'Strawberry', group: '浆果' };
  const user = await show({ options: [...fruits, berries] });
  await user.keyboard('{Enter}');
  await list();
  expect(within(screen.getByRole('group', { name: '浆果' })).getByRole('option')).toHaveTextContent(
    'Strawberry',
  );
});

describe('Escape', () => {
  it.each([
    ['dialog', Dialog],
    ['sheet', Sheet],
  ])('closes the list, and not the %s around it', async (_kind, Around) => {
    const onClose = vi.fn();
    renderUi(
      <Around title="买水果" label="买水果" anchor={document.body} onClose={onClose}>
        <Example />
      </Around>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: '水果' }));
    await list();
    await user.keyboard('{Escape}');
    await closed();
    expect(onClose).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('with a search field', () => {
  const filterBy = (query: string) => (option: { label: string }) => option.label.includes(query);
  const search = () => screen.findByPlaceholderText('搜索');

  it('finds options by typed text and chooses the first one with Enter', async () => {
    const user = await show({ filterBy });
    await user.click(field());
    await waitFor(async () => expect(await search()).toHaveFocus());
    await user.keyboard('an');
    expect(screen.getByRole('option')).toHaveTextContent('Banana');
    await user.keyboard('{Enter}');
    await closed();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banana');
    expect(field()).toHaveFocus();
  });

  it('says that nothing was found, and starts anew the next time', async () => {
    const user = await show({ filterBy });
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await search()).toHaveFocus());
    await user.keyboard('xyz');
    expect(screen.getByText('没有找到，换几个字试试。')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await closed();
    await user.keyboard('{Enter}');
    await list();
    expect(screen.getAllByRole('option')).toHaveLength(fruits.length);
  });
});
