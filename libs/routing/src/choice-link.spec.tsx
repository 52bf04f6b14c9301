import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChoiceLink, RouterProvider } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

it('marks a choice when its page says so, regardless of the address', async () => {
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
