import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { Menu } from './Menu.tsx';

const labels = ['Play', 'Play next', 'Share', 'Éditer'];

function Page({ footer }: { footer?: ReactNode }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        更多
      </button>
      {anchor && (
        <Menu
          label="歌曲操作"
          anchor={anchor}
          onClose={() => setAnchor(null)}
          entries={labels.map((label) => ({ id: label, label, onSelect: () => undefined }))}
          footer={footer}
        />
      )}
    </>
  );
}

async function open(footer?: ReactNode) {
  renderUi(<Page footer={footer} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '更多' }));
  await waitFor(() => expect(focused()).toBe('Play'));
  return user;
}

const focused = () => document.activeElement?.textContent;

describe('keys of a menu', () => {
  it('go round with the arrow keys', async () => {
    const user = await open();
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Éditer');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Play');
  });

  it.each([
    ['several letters', 'play n', 'Play next'],
    ['letters without their accents', 'edi', 'Éditer'],
  ])('find an entry by %s', async (_, keys, entry) => {
    const user = await open();
    await user.keyboard(keys);
    expect(focused()).toBe(entry);
  });

  it('with Ctrl do not search', async () => {
    const user = await open();
    await user.keyboard('{Control>}s{/Control}');
    expect(focused()).toBe('Play');
  });

  it('close it with Tab, and the focus is where the menu was opened', async () => {
    const user = await open();
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // A browser moves it on from there.
    await waitFor(() => expect(focused()).toBe('更多'));
  });

  it('lead with Tab to the other controls of its panel', async () => {
    const user = await open(<button type="button">给它评分</button>);
    await user.tab();
    expect(focused()).toBe('给它评分');
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});
