import { renderUi } from '@qingyin/test-harness';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AttachedPictures } from './AttachedPictures.tsx';
import type { AttachedPicture } from './use-attached-pictures.ts';

const uploaded = (id: number): AttachedPicture => ({
  id,
  sent: { key: String(id), url: `/picture-${String(id)}.png`, width: 4, height: 4, sentAt: 0 },
});

function Tray() {
  const [pictures, setPictures] = useState([1, 2, 3].map(uploaded));
  const none = () => undefined;
  const move = (id: number, place: number) =>
    setPictures((all) => {
      const moved = all.find((one) => one.id === id);
      return moved && all[place] ? all.filter((one) => one !== moved).toSpliced(place, 0, moved) : all;
    });
  return (
    <AttachedPictures
      tray={{ pictures, sending: false, add: none, retry: none, remove: none, restore: none, move }}
    />
  );
}
const items = () => screen.getAllByRole('listitem');
const order = () => items().map((item) => Number(item.dataset['picture']));
const transfer = (dropEffect: string) => ({ dataTransfer: { setData: () => undefined, dropEffect } });

it('moves a picture by its buttons, and says its new place', async () => {
  renderUi(<Tray />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '后移 图片 1' }));
  expect(order()).toEqual([2, 1, 3]);
  expect(screen.getByText('图片 1 现在是第 2 个')).toHaveAttribute('role', 'status');
});

it('keeps the order of a drag that is dropped, and restores the former one when it is cancelled', () => {
  renderUi(<Tray />);
  const dragFirstToEnd = (dropEffect: string) => {
    const item = items()[0]!;
    fireEvent.dragStart(item, transfer('none'));
    fireEvent.dragEnter(items()[2]!, transfer('none'));
    expect(order()).toEqual([2, 3, 1]);
    fireEvent.dragEnd(item, transfer(dropEffect));
  };
  dragFirstToEnd('none');
  expect(order()).toEqual([1, 2, 3]);
  dragFirstToEnd('move');
  expect(order()).toEqual([2, 3, 1]);
});
