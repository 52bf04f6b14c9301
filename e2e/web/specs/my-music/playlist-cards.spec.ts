import { createOwnPlaylist } from '../../fixtures/own-playlist.ts';
import { expect, test } from '../../fixtures/test.ts';
import { drag } from '../../pages/drag-and-drop.ts';
import { MyPlaylistsPage } from '../../pages/my-playlists-page.ts';

const MADE = '创建的歌单';
const NAMES = ['春', '夏', '秋', '冬', '晨', '昏', '晴', '雨'];
/** Offset from the edge of a card, px: the drop is before or after it. */
const NEAR_EDGE = 12;

test.use({ storageState: ({ newcomer }, use) => use(newcomer.stored) });

test('shows playlists as cards, more of them in wider windows, and reorders them by mouse and keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lists = new MyPlaylistsPage(page);
  for (const name of NAMES.toReversed()) await createOwnPlaylist(page, name, 1);
  await lists.open();
  const order = async () => (await lists.names(MADE)).slice(1).join('');
  const saved = () => page.waitForResponse(/\/api\/playlist\/order\/update/);
  const rowOf = async (name: string) => Math.round((await lists.row(name).boundingBox())?.y ?? 0);
  const inFirstRow = () =>
    lists
      .section(MADE)
      .getByRole('listitem')
      .evaluateAll((cards) => {
        const tops = cards.map((card) => card.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      });
  await expect.poll(order).toBe('春夏秋冬晨昏晴雨');

  await test.step('the first card is dragged before one of the second row, and after the last', async () => {
    const atEdge = async (name: string, edge: 'before' | 'after') => {
      const width = (await lists.row(name).boundingBox())?.width ?? 0;
      return { on: lists.row(name), x: edge === 'before' ? NEAR_EDGE : width - NEAR_EDGE };
    };
    expect(await rowOf('晴')).toBeGreaterThan(await rowOf('春'));
    let response = saved();
    await drag(page, { on: lists.row('春') }, await atEdge('晴', 'before'));
    await expect.poll(order).toBe('夏秋冬晨昏春晴雨');
    await response;
    response = saved();
    await drag(page, { on: lists.row('夏') }, await atEdge('雨', 'after'));
    await expect.poll(order).toBe('秋冬晨昏春晴雨夏');
    await response;
  });

  await test.step('Alt and arrow keys move the focused card one place', async () => {
    const response = saved();
    await lists.row('冬').getByRole('link').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(order).toBe('秋晨冬昏春晴雨夏');
    await expect(lists.row('冬').getByRole('link')).toBeFocused();
    await response;
    await page.reload();
    await expect.poll(order).toBe('秋晨冬昏春晴雨夏');
  });

  await test.step('wide windows have more columns, phones one', async () => {
    const desktop = await inFirstRow();
    await page.setViewportSize({ width: 2560, height: 1440 });
    await expect.poll(inFirstRow).toBeGreaterThan(desktop + 2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(inFirstRow).toBe(1);
  });
});
