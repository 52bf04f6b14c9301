import type { RenderQueue } from '@qingyin/list-layout';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type CardKind, CardGridRow } from './CardGridRow.tsx';

const kind: CardKind<{ name: string }> = {
  card: ({ name }, index) => <a href={`/${index}`}>{name}</a>,
  titleOf: ({ name }) => name,
  skeleton: <i data-testid="skeleton" />,
};

function waitingQueue() {
  const waiting: (() => void)[] = [];
  const queue: RenderQueue = {
    canRenderFully: () => false,
    isFast: () => false,
    enqueue: (fill) => {
      waiting.push(fill);
      return () => undefined;
    },
    scrolledTo: () => undefined,
    stop: () => undefined,
  };
  return { queue, waiting };
}

const items = [{ name: 'one' }, undefined, { name: 'three' }];

it('shows titles of cards that wait in the render queue, and skeletons of items that have not arrived', () => {
  const { queue, waiting } = waitingQueue();
  render(<CardGridRow kind={kind} items={items} start={7} count={20} queue={queue} atOnce={false} />);
  expect(screen.getByText('one')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByTestId('skeleton')).toHaveLength(1);
  act(() => waiting[1]?.());
  expect(screen.getByRole('link', { name: 'three' })).toHaveAttribute('href', '/9');
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-posinset', '10');
});

it('shows items that have arrived', () => {
  const { queue } = waitingQueue();
  const { rerender } = render(
    <CardGridRow kind={kind} items={[undefined]} start={0} count={1} queue={queue} atOnce />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<CardGridRow kind={kind} items={[{ name: 'one' }]} start={0} count={1} queue={queue} atOnce />);
  expect(screen.getByRole('link', { name: 'one' })).toBeInTheDocument();
});
