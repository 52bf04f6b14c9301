import { expect, test } from '../fixtures/test.ts';

/** Languages of which Chromium has no `Intl` data. Node has it. */
const LOCALES = ['is-IS', 'mk-MK'];

const monthsOf = (locale: string): string[] => {
  const form = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => form.format(Date.UTC(2026, month)));
};

for (const locale of LOCALES) {
  test(`the date of a playlist is in the language in ${locale}`, async ({ openPage }) => {
    const page = await openPage({ locale });
    await page.goto('/playList/5003');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const months = monthsOf(locale).map((month) => month.replaceAll('.', '\\.'));
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\d+\\.? (?:${months.join('|')}) \\d{4}`));
  });
}
