import { expect, test } from '../../fixtures/test.ts';
import { MyPlaylistsPage } from '../../pages/my-playlists-page.ts';
import { EditPlaylistPage } from '../../pages/edit-playlist-page.ts';
import { ShareDialog } from '../../pages/share-dialog.ts';

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

test('keeps a new playlist private until it is shared, and makes it private again', async ({
  page,
  openPage,
  guard,
}) => {
  guard.allowStatus(401, /\/api\/playlist\/detail/);
  const lists = new MyPlaylistsPage(page);
  await lists.open();
  await lists.make('只说给你听');
  await lists.row('只说给你听').getByRole('link').first().click();
  await page.waitForURL(/\/playList\/\d+/);
  const address = new URL(page.url()).pathname;
  const guest = await openPage({ storageState: { cookies: [], origins: [] } });

  await test.step('shows a guest a kind reason and the login, but not its name', async () => {
    await guest.goto(address);
    const main = guest.getByRole('main');
    await expect(main).toContainText('没有找到这个歌单');
    await expect(main).not.toContainText('只说给你听');
    await expect(main.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(address)),
    );
  });

  await test.step('offers to make it public before its link is shown', async () => {
    await page.getByRole('button', { name: '分享' }).first().click();
    await page.getByRole('button', { name: '公开并分享' }).click();
    await expect(new ShareDialog(page).link).toHaveValue(new RegExp(`${address}$`));
    await page.keyboard.press('Escape');
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('只说给你听');
  });

  await test.step('is made private again on its edit page', async () => {
    const edit = new EditPlaylistPage(page);
    await edit.open(Number(address.split('/').at(-1)));
    await page.getByRole('checkbox', { name: '公开这个歌单' }).uncheck();
    await edit.save.click();
    await page.waitForURL(`**${address}`);
    await guest.reload();
    await expect(guest.getByRole('main')).toContainText('没有找到这个歌单');
  });
});
