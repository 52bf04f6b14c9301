import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { useRowFocusRestore } from './use-row-focus-restore.ts';

/**
 * Rows that are removed by their second button, or by an entry of a menu elsewhere on the page that the third
 * button opens.
 */
function Rows() {
  const [names, setNames] = useState(['一', '二', '三']);
  const [asked, setAsked] = useState<string | null>(null);
  const body = useRef<HTMLUListElement>(null);
  useRowFocusRestore(body, 'data-list', names);
  const remove = (name: string) => {
    setAsked(null);
    setNames(names.filter((one) => one !== name));
  };
  return (
    <>
      {names.length > 0 && (
        <ul ref={body}>
          {names.map((name) => (
            <li key={name} data-list={name}>
              <button>听{name}</button>
              <button onClick={() => remove(name)}>删{name}</button>
              <button onClick={() => setAsked(name)}>问{name}</button>
            </li>
          ))}
        </ul>
      )}
      <button onClick={() => setNames(names.slice(1))}>别处</button>
      {asked !== null &&
        createPortal(
          <div role="menu">
            <button role="menuitem" onClick={() => remove(asked)}>
              确定
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['the first row', ['删一'], '删二'],
  ['a row in the middle', ['删二'], '删三'],
  ['the last row', ['删三'], '删二'],
  ['two rows removed in sequence', ['删一', '删二'], '删三'],
])('moves the focus to the row that takes the place of %s', async (_case, presses, focused) => {
  const user = userEvent.setup();
  render(<Rows />);
  for (const name of presses) await user.click(button(name));
  expect(document.activeElement).toBe(button(focused));
});

it('restores the focus after a menu entry has removed a row', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(button('问二'));
  screen.getByRole('menuitem', { name: '确定' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('问三'));
});

it('does not take the focus back once the user has left the list', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(button('听一'));
  await user.click(button('别处'));
  expect(document.activeElement).toBe(button('别处'));
  await user.click(button('听三'));
  await user.click(document.body);
  button('别处').click();
  await screen.findByRole('button', { name: '听三' });
  expect(document.activeElement).toBe(document.body);
});
