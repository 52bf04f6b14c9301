import type { Locator } from '@playwright/test';

/** Opens a select and presses the option with a name. */
export async function chooseOption(select: Locator, name: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name, exact: true }).click();
}
