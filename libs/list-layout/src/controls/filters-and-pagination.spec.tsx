import { renderConnected } from '@qingyin/test-harness';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterBar, FilterRow } from './FilterBar.tsx';
import { PageLinks } from './PageLinks.tsx';

const inArea = (area: string) => ({ to: '/find-music/singer', search: { area } }) as const;

it('marks the current choice of a row and links to the others', async () => {
  const choice = (key: string, chosen: boolean) => ({ key, label: key, link: inArea(key), chosen });
  await renderConnected(
    <FilterBar>
      <FilterRow label="语种" choices={[choice('华语', true), choice('欧美', false)]} />
    </FilterBar>,
  );
  const row = within(screen.getByRole('group', { name: '语种' }));
  expect(row.getByRole('link', { name: '华语' }).getAttribute('aria-current')).toBe('true');
  const other = row.getByRole('link', { name: '欧美' });
  expect(other.getAttribute('aria-current')).toBeNull();
  expect(decodeURI(other.getAttribute('href') ?? '')).toBe('/find-music/singer?area=欧美');
});

it('keeps a choice of another row that the shown page does not follow yet', async () => {
  const choice = (key: string, search: object) => ({
    ...{ key, label: key, chosen: false },
    link: { to: '/find-music/singer', search } as const,
  });
  const { router } = await renderConnected(
    <FilterBar>
      <FilterRow label="语种" choices={[choice('华语', { area: '7' })]} />
      <FilterRow label="分类" choices={[choice('乐队组合', { type: '3' })]} />
    </FilterBar>,
  );
  await router.navigate({ to: '/find-music/singer' });
  fireEvent.click(screen.getByRole('link', { name: '华语' }));
  fireEvent.click(screen.getByRole('link', { name: '乐队组合' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ area: '7', type: '3' }));
});

it('links from page to page and not beyond the ends', async () => {
  const linkOf = (page: number) => ({ to: '/find-music/song-list', search: { page } }) as const;
  await renderConnected(<PageLinks page={1} pages={3} linkOf={linkOf} />);
  const pages = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pages.getByRole('link', { name: '第 1 页' }).getAttribute('aria-current')).toBe('page');
  expect(pages.getByRole('link', { name: '下一页' }).getAttribute('href')).toContain('page=2');
  expect(pages.queryByRole('link', { name: '上一页' })).toBeNull();
});

it('links beyond the last known page if there are more', async () => {
  const linkOf = (page: number) => ({ to: '/video', search: { page } }) as const;
  await renderConnected(<PageLinks page={1} pages={1} more linkOf={linkOf} />);
  const pages = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pages.getByRole('link', { name: '下一页' }).getAttribute('href')).toContain('page=2');
  expect(pages.queryByRole('link', { name: '第 2 页' })).toBeNull();
});

it('renders no pagination for a single page', async () => {
  await renderConnected(<PageLinks page={1} pages={1} linkOf={() => ({ to: '/find-music/song-list' })} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
