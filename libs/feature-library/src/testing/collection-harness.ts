import { screen, within } from '@testing-library/react';
import { collectedAlbum } from './collection-fixtures.ts';
import { renderScreen } from './render-screen.ts';

/** Names of the shown cards, in order. */
export const cardNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const searchField = () => screen.getByRole('searchbox', { name: '在收藏中搜索' });
export const removeButton = (name: string) => screen.getByRole('button', { name: `取消收藏 ${name}` });

export const poems = [
  collectedAlbum(1, '静夜思', '李白'),
  collectedAlbum(2, '春晓', '孟浩然'),
  collectedAlbum(3, '鹿柴', '王维'),
  collectedAlbum(4, '相思', '王维'),
];

/** Renders a collection screen for a logged-in user. */
export const renderCollection = (href: string, answers: Parameters<typeof renderScreen>[1]['answers']) =>
  renderScreen(href, { answers, login: true });

export async function pressUndo(user: { click: (element: Element) => Promise<void> }): Promise<void> {
  const bar = await screen.findByRole('region', { name: '撤销' });
  await user.click(within(bar).getByRole('button', { name: '撤销' }));
}
