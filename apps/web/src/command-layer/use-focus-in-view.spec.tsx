import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useFocusInView } from './use-focus-in-view.ts';

function Shelf() {
  useFocusInView();
  return (
    <div data-testid="shelf" style={{ overflowX: 'auto' }}>
      <button>one</button>
      <button>two</button>
    </div>
  );
}

const box = (left: number, right: number) => () => ({ left, right }) as DOMRect;

it('scrolls a shelf to a control that takes the focus by key and is only partly in view', async () => {
  render(<Shelf />);
  const shelf = screen.getByTestId('shelf');
  const [one, two] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  Object.defineProperties(shelf, { scrollWidth: { value: 300 }, clientWidth: { value: 200 } });
  shelf.getBoundingClientRect = box(0, 200);
  one.getBoundingClientRect = box(0, 100);
  two.getBoundingClientRect = box(180, 280);
  // jsdom never takes a focus for one by key.
  for (const button of [one, two]) {
    const matches = button.matches.bind(button);
    const byKey = (selector: string) => selector === ':focus-visible' || matches(selector);
    Object.assign(button, { matches: byKey });
  }
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const user = userEvent.setup();
  await user.tab();
  expect(one).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
  await user.tab();
  expect(two).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([two]);
});
