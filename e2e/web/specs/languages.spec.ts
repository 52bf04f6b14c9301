import { sample } from '../fixtures/audit-sample.ts';
import { faultyTexts } from '../fixtures/faulty-texts.ts';
import { readPlayer } from '../fixtures/player-state.ts';
import { pick } from '../fixtures/route-samples.ts';
import { expect, test } from '../fixtures/test.ts';

const LOCALES = 54;

test('lists and searches all languages with flag and own name, and titles follow the selected one', async ({
  page,
  home,
  shell,
}) => {
  await home.open();
  await expect(page).toHaveTitle('个性推荐 · 青音');
  const dialog = await shell.openLanguages();
  const options = dialog.getByRole('option');
  await expect(options).toHaveCount(LOCALES);
  await expect(options.locator('img')).toHaveCount(LOCALES);
  await dialog.getByRole('combobox').fill('arab');
  await expect(options.first()).toContainText('العربية');
  await dialog.getByRole('combobox').fill('no such language');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await shell.chooseLanguage('English (US)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).not.toHaveTitle(/个性推荐/);
});

test('a right-to-left language mirrors the page in place and after a reload', async ({
  page,
  playlist,
  shell,
}) => {
  await playlist.open(5003);
  await playlist.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await shell.chooseLanguage('العربية');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', /^ar/);
  expect((await readPlayer(page)).status).toBe('playing');
  await page.reload();
  await expect(html).toHaveAttribute('dir', 'rtl');
});

for (const [locale, songs] of [
  ['ar-EG', 'أغنية'],
  ['he-IL', 'שירים'],
] as const)
  test(`counts songs with a number in ${locale}`, async ({ openPage, request }) => {
    const answer: unknown = await (await request.get('/api/playlist/detail?id=5003')).json();
    const count = pick(answer, 'playlist.trackCount');
    const page = await openPage({ locale });
    await page.goto('/playList/5003');
    await expect(page.getByRole('main')).toContainText(new RegExp(`(?<!\\d)${count} ${songs}`));
    await expect.poll(() => faultyTexts(page)).toEqual([]);
  });

test.describe('the first visit', () => {
  const visits = [
    ['en-US', 'en-US', 'ltr'],
    ['zh-TW', 'zh-TW', 'ltr'],
    ['he-IL', /^he/, 'rtl'],
    ['xx-XX', 'zh-CN', 'ltr'],
  ] as const;
  for (const [browser, lang, dir] of sample(visits, 2)) {
    test(`chooses the language for a browser in ${browser}`, async ({ openPage }) => {
      const page = await openPage({ locale: browser });
      await page.goto('/personal-recommendation');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
    });
  }
});
