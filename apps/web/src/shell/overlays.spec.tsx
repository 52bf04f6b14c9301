import { overlayStore } from '@qingyin/shortcuts';
import { renderConnected } from '@qingyin/test-harness';
import { act, fireEvent, screen } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { services } from '../testing/services.ts';
import { ServicesProvider } from '../services-context.ts';
import { Overlays } from './Overlays.tsx';

beforeEach(async () => {
  overlayStore.set(null);
  await clear();
});

it('runs the last key, with its modifiers, that was pressed while the code of shortcuts loads', async () => {
  await renderConnected(
    <ServicesProvider value={services}>
      <Overlays />
    </ServicesProvider>,
    { answers: { '/likelist': { code: 200, ids: [] } } },
  );
  act(() => {
    fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true });
    const taken = !fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(taken, 'the search of the browser does not open').toBe(true);
  });
  expect(await screen.findByRole('dialog', { name: '命令面板' })).toBeInTheDocument();
});
