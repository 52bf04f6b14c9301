import { expect, it } from 'vitest';
import { hostBesideFrame } from './frame-handover.ts';

/** Mutation observers run in a microtask. */
const settle = () => Promise.resolve();

function setUp() {
  const container = document.createElement('div');
  container.innerHTML = '<div>frame</div>\n';
  return { container, host: hostBesideFrame(container) };
}

it('keeps the prebuilt frame while the app has rendered nothing but styles', async () => {
  const { container, host } = setUp();
  host.append('', document.createElement('style'));
  await settle();
  expect(container.textContent).toContain('frame');
});

it('removes the prebuilt frame when the first page is rendered', async () => {
  const { container, host } = setUp();
  host.append(document.createElement('style'));
  await settle();
  host.append(document.createElement('main'));
  await settle();
  expect(container.textContent).toBe('');
  expect([...container.children]).toEqual([host]);
});
