import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useLineFocus } from './use-line-focus.ts';

function Lines() {
  const list = useRef<HTMLOListElement>(null);
  const { stop, handlers } = useLineFocus(list, 0);
  return (
    <ol ref={list} {...handlers}>
      {['床前明月光', '疑是地上霜'].map((line, index) => (
        <li key={line}>
          <button tabIndex={index === stop ? 0 : -1}>{line}</button>
          <button tabIndex={-1}>更多</button>
        </li>
      ))}
    </ol>
  );
}

/** @param byKey whether the browser takes the focus for one by key, which jsdom never does */
function show(byKey: boolean) {
  render(<Lines />);
  const line = screen.getByRole('button', { name: '床前明月光' });
  const matches = line.matches.bind(line);
  Object.assign(line, {
    matches: (selector: string) => (selector === ':focus-visible' ? byKey : matches(selector)),
  });
  return { line, menu: screen.getAllByRole('button', { name: '更多' })[0], user: userEvent.setup() };
}

it('leads to the menu of a line that Tab has reached, also after a press that left no focus', async () => {
  const { menu, user } = show(true);
  fireEvent.pointerDown(screen.getAllByRole('listitem')[1]!);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(menu).toHaveFocus();
});

it('leaves → to the player on a line that was pressed', async () => {
  const { line, user } = show(false);
  await user.click(line);
  expect(fireEvent.keyDown(line, { key: 'ArrowRight' })).toBe(true);
  expect(line).toHaveFocus();
});
