import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChoiceLink, RouterProvider } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

it('a choice is the present one when its page says so, whatever the address names', async () => {
  const Choices = () => (
    <>
      <ChoiceLink to="/test">named by the address</ChoiceLink>
      <ChoiceLink to="/fm" chosen="true">
        chosen
      </ChoiceLink>
    </>
  );
  render(<RouterProvider router={createTestRouter({ '/test': Choices })} />);
  const [named, chosen] = await screen.findAllByRole('link');
  expect(named?.getAttribute('aria-current')).toBeNull();
  expect(chosen?.getAttribute('aria-current')).toBe('true');
  expect(chosen?.getAttribute('href')).toBe('/fm');
});
