import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCloseOnEscape } from './use-close.ts';
import { type OverlayPlace } from './use-is-topmost-overlay.ts';

interface PanelProps {
  name: string;
  place?: OverlayPlace;
}

const closed = vi.fn<(name: string) => void>();

function Panel({ name, place }: PanelProps) {
  useCloseOnEscape(() => closed(name), place);
  return null;
}

/** Names of what one Escape each closes, with these panels opened one after another. */
function closedBy(...panels: PanelProps[]): string[] {
  closed.mockReset();
  const at = (count: number) => panels.slice(0, count).map((panel) => <Panel key={panel.name} {...panel} />);
  const { rerender, unmount } = render(<>{at(1)}</>);
  panels.forEach((_, last) => rerender(<>{at(last + 1)}</>));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  unmount();
  return closed.mock.calls.map(([name]) => name);
}

const page = { coversPageOnly: true };

it('Escape closes the overlay opened last', () => {
  expect(closedBy({ name: 'queue' }, { name: 'menu' })).toEqual(['menu']);
});

it('Escape closes a drawer before the page below it, whichever opened first', () => {
  expect(closedBy({ name: 'page', place: page }, { name: 'queue' })).toEqual(['queue']);
  expect(closedBy({ name: 'queue' }, { name: 'page', place: page })).toEqual(['queue']);
});

it('Escape ignores an overlay that is mounted but closed', () => {
  expect(closedBy({ name: 'queue' }, { name: 'page', place: { open: false } })).toEqual(['queue']);
  expect(closedBy({ name: 'page', place: { open: false } })).toEqual([]);
});

it('Escape closes the later of two pages', () => {
  expect(closedBy({ name: 'lyrics', place: page }, { name: 'editor', place: page })).toEqual(['editor']);
});
