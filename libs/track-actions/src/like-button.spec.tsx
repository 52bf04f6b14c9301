import { renderUi } from '@qingyin/test-harness';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LikeButton } from './LikeButton.tsx';

function Heart() {
  const [liked, setLiked] = useState(false);
  return <LikeButton liked={liked} onToggle={() => setLiked(!liked)} />;
}

it('is a toggle with a constant name and its state in aria-pressed', async () => {
  renderUi(<Heart />);
  const button = screen.getByRole('button', { name: '喜欢', pressed: false });
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.getAttribute('aria-label')).toBe('喜欢');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});
