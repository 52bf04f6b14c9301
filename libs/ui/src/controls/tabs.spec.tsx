import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { Tabs } from './Tabs.tsx';

function Held() {
  const [active, setActive] = useState('a');
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));
  return (
    <Tabs label="names" tabs={tabs} active={active} onSelect={setActive}>
      {`inside ${active}`}
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('are one tab stop; arrow keys, Home and End activate the tab they lead to', async () => {
  renderUi(<Held />);
  await userEvent.tab();
  const steps: [string, string][] = [
    ['{ArrowRight}', 'B'],
    ['{ArrowLeft}{ArrowLeft}', 'C'],
    ['{ArrowRight}', 'A'],
    ['{End}', 'C'],
    ['{Home}', 'A'],
  ];
  for (const [keys, name] of steps) {
    await userEvent.keyboard(keys);
    await waitFor(() => expect(chosen()).toBe(name));
    expect(document.activeElement?.textContent).toBe(name);
  }
  expect(screen.getByRole('tabpanel', { name: 'A' }).textContent).toBe('inside a');
});
