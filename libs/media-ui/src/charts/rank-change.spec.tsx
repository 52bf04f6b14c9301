import { renderUi } from '@qingyin/test-harness';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rank } from './Rank.tsx';
import { RankChange } from './RankChange.tsx';

it.each([
  [0, 3, '上升 3 位', '3'],
  [4, 2, '下降 2 位', '2'],
  [5, 5, '名次不变', ''],
  [5, -1, '新上榜', '新'],
  [5, undefined, '新上榜', '新'],
])('describes in text how rank %i changed from %s: %s', (place, lastPlace, description, sign) => {
  const { container } = renderUi(<RankChange place={place} lastPlace={lastPlace} />);
  expect(screen.getByText(description)).toBeInTheDocument();
  // The visual sign is hidden from screen readers.
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(sign);
});

it('counts from one and highlights the first three', () => {
  renderUi([0, 2, 3].map((place) => <Rank key={place} place={place} />));
  const marked = ['1', '3', '4'].map((rank) => screen.getByText(rank).dataset['top']);
  expect(marked).toEqual(['', '', undefined]);
});
