import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { StarRating } from './StarRating.tsx';

const onChange = vi.fn();

function Rating({ start = 0 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <StarRating
      label="评分"
      value={value}
      onChange={(stars) => {
        onChange(stars);
        setValue(stars);
      }}
    />
  );
}

const show = (props: Parameters<typeof Rating>[0] = {}) => {
  onChange.mockClear();
  renderUi(<Rating {...props} />);
  return userEvent.setup();
};
const checked = () => screen.queryByRole('radio', { checked: true })?.getAttribute('aria-label') ?? null;
const full = () => document.querySelectorAll('[data-full]').length;

it('is a group of five named radio buttons with one tab stop', async () => {
  const user = show({ start: 3 });
  expect(screen.getByRole('radiogroup', { name: '评分' })).toHaveAccessibleDescription(/取消评分/);
  const names = screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'));
  expect(names).toEqual(['1 星', '2 星', '3 星', '4 星', '5 星']);
  await user.tab();
  expect(screen.getByRole('radio', { name: '3 星' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('takes the pressed star, and removes the rating when it is pressed again', async () => {
  const user = show();
  await user.click(screen.getByRole('radio', { name: '4 星' }));
  expect([checked(), full()]).toEqual(['4 星', 4]);
  await user.click(screen.getByRole('radio', { name: '4 星' }));
  await user.unhover(screen.getByRole('radio', { name: '4 星' }));
  expect([checked(), full()]).toEqual([null, 0]);
  expect(onChange.mock.calls).toEqual([[4], [0]]);
});

it.each([
  ['{ArrowRight}', 'ltr', 4],
  ['{ArrowLeft}', 'ltr', 2],
  ['{ArrowRight}', 'rtl', 2],
  ['{ArrowLeft}', 'rtl', 4],
  ['{ArrowDown}', 'ltr', 4],
  ['{ArrowUp}', 'ltr', 2],
  ['{Home}', 'ltr', 1],
  ['{End}', 'ltr', 5],
  ['5', 'ltr', 5],
  ['0', 'ltr', 0],
  ['{Delete}', 'ltr', 0],
])('the key %s (%s) changes 3 stars to %i and takes the focus there', async (key, dir, stars) => {
  const user = show({ start: 3 });
  screen.getByRole('radiogroup').style.direction = dir;
  await user.tab();
  await user.keyboard(key);
  expect(onChange.mock.calls).toEqual([[stars]]);
  expect(document.activeElement?.getAttribute('data-stars')).toBe(String(Math.max(1, stars)));
});

it('leaves keys with a modifier, and keys that choose nothing, to others', async () => {
  const user = show({ start: 3 });
  await user.tab();
  await user.keyboard('{Alt>}2{/Alt}{Control>}1{/Control}69x');
  expect(onChange).not.toHaveBeenCalled();
});

it('previews the stars under the mouse', async () => {
  const user = show({ start: 1 });
  await user.hover(screen.getByRole('radio', { name: '5 星' }));
  expect([checked(), full()]).toEqual(['1 星', 5]);
  await user.unhover(screen.getByRole('radio', { name: '5 星' }));
  expect(full()).toBe(1);
});

describe('a choice that is refused', () => {
  const answers: ((saved: boolean) => void)[] = [];
  const showRefusable = (value: number) => {
    answers.length = 0;
    const change = () => new Promise<boolean>((resolve) => answers.push(resolve));
    renderUi(<StarRating label="评分" value={value} onChange={change} />);
    return userEvent.setup();
  };
  const press = (user: ReturnType<typeof userEvent.setup>, stars: number) =>
    user.click(screen.getByRole('radio', { name: `${stars} 星` }));
  const answer = (index: number, saved: boolean) => act(async () => answers[index]?.(saved));

  it('shows the former stars again', async () => {
    const user = showRefusable(2);
    await press(user, 4);
    expect(checked()).toBe('4 星');
    await answer(0, false);
    expect(checked()).toBe('2 星');
    await press(user, 4);
    await answer(1, true);
    expect(checked()).toBe('4 星');
  });

  it('leaves a later choice', async () => {
    const user = showRefusable(0);
    await press(user, 4);
    await press(user, 1);
    await answer(0, false);
    expect(checked()).toBe('1 星');
  });
});
