import { renderConnected } from '@qingyin/test-harness';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { defaultLayout } from './block-order.ts';
import BlockOrderDialog from './BlockOrderDialog.tsx';

function Bench() {
  const [layout, setLayout] = useState(defaultLayout);
  return <BlockOrderDialog layout={layout} onChange={setLayout} onClose={() => undefined} />;
}
const items = () => within(screen.getByRole('dialog')).getAllByRole('listitem');
const names = () => items().map(({ textContent }) => textContent);
const transfer = (dropEffect: string) => ({ dataTransfer: { setData: () => undefined, dropEffect } });

it('moves a block by its buttons or by a drag, and restores the order when a drag is cancelled', async () => {
  const { user } = await renderConnected(<Bench />, { answers: {} });
  await screen.findByRole('dialog');
  const [one, two, three, ...rest] = names();
  await user.click(within(items()[0]!).getByRole('button', { name: /^下移/ }));
  expect(names().slice(0, 3)).toEqual([two, one, three]);
  const drag = (dropEffect: string) => {
    const item = items()[0]!;
    fireEvent.dragStart(item, transfer('none'));
    fireEvent.dragEnter(items()[2]!, transfer('none'));
    expect(names().slice(0, 3)).toEqual([one, three, two]);
    fireEvent.dragEnd(item, transfer(dropEffect));
  };
  drag('none');
  expect(names()).toEqual([two, one, three, ...rest]);
  drag('move');
  expect(names()).toEqual([one, three, two, ...rest]);
});
