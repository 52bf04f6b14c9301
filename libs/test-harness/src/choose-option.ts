import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select (`Select` of `@qingyin/ui`) and presses the option with a name. */
export async function chooseOption(user: UserEvent, select: HTMLElement, name: string): Promise<void> {
  await user.click(select);
  await user.click(await screen.findByRole('option', { name }));
}
