import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';
import { Sheet } from './Sheet.tsx';
import { Tooltip } from './Tooltip.tsx';

function Opener() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const entries = ['收藏', '分享'].map((id) => ({ id, label: id, onSelect: () => undefined }));
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        更多
      </button>
      {anchor && <Menu label="歌曲操作" anchor={anchor} onClose={() => setAnchor(null)} entries={entries} />}
    </>
  );
}

/** Field whose first Escape clears it. */
function Field() {
  const [text, setText] = useState('李白');
  return (
    <input
      aria-label="筛选"
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        setText('');
      }}
    />
  );
}

type Below = (inside: ReactNode, close: () => void) => ReactNode;

function Stack({ below, children }: { below: Below; children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return open && below(children, () => setOpen(false));
}

const kinds: [string, Below][] = [
  ['dialog', (inside, close) => <Dialog title="下面" onClose={close} children={inside} />],
  [
    'sheet',
    (inside, close) => <Sheet label="下面" anchor={document.body} onClose={close} children={inside} />,
  ],
];
const places = ['phone', 'desk'].flatMap((where) => kinds.map(([kind, below]) => ({ where, kind, below })));

function show(where: string, below: Below, inside: ReactNode) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: where === 'phone',
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  renderUi(<Stack below={below}>{inside}</Stack>);
  return userEvent.setup();
}

const below = () => screen.queryByRole('dialog', { name: '下面' });

describe('Escape closes one layer at a time', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(places)('a menu, then the $kind below it ($where)', async ({ where, below: kind }) => {
    const user = show(where, kind, <Opener />);
    const more = await screen.findByRole('button', { name: '更多' });
    await user.click(more);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('收藏'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(more));
    expect(below()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(below()).toBeNull());
  });

  it.each(places)(
    'the text of a field, then the $kind around it ($where)',
    async ({ where, below: kind }) => {
      const user = show(where, kind, <Field />);
      const field = await screen.findByRole('textbox', { name: '筛选' });
      await user.click(field);
      await user.keyboard('{Escape}');
      expect(field).toHaveValue('');
      expect(below()).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(below()).toBeNull());
    },
  );

  it.each(places)('a tooltip, then the $kind around its element ($where)', async ({ where, below: kind }) => {
    const inside = (
      <Tooltip label="再听一遍">
        <button type="button">重播</button>
      </Tooltip>
    );
    const user = show(where, kind, inside);
    const button = await screen.findByRole('button', { name: '重播' });
    await user.keyboard('{Tab}');
    button.focus();
    await screen.findByText('再听一遍');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('再听一遍')).toBeNull());
    expect(below()).toBeInTheDocument();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(below()).toBeNull());
  });

  it.each(places)('leaves the $kind open while an input method composes ($where)', async (place) => {
    show(place.where, place.below, <input aria-label="名字" />);
    const field = await screen.findByRole('textbox', { name: '名字' });
    field.focus();
    fireEvent(field, createEvent.keyDown(field, { key: 'Escape', keyCode: 229 }));
    expect(below()).toBeInTheDocument();
  });
});

describe('tooltip', () => {
  it('shows at once on focus, describes its element, and leaves with the focus', async () => {
    renderUi(
      <Tooltip label="再听一遍">
        <button type="button">重播</button>
      </Tooltip>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('再听一遍');
    expect(screen.getByRole('button', { name: '重播' })).toHaveAccessibleDescription('再听一遍');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('stays while the pointer is over it, until Escape', async () => {
    renderUi(
      <Tooltip label="再听一遍">
        <button type="button">重播</button>
      </Tooltip>,
    );
    const user = userEvent.setup();
    await user.hover(screen.getByRole('button', { name: '重播' }));
    const tooltip = await screen.findByRole('tooltip');
    await user.hover(tooltip);
    expect(tooltip).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
