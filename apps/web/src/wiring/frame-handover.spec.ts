import { expect, it } from 'vitest';
import { hostBesideFrame } from './frame-handover.ts';

/** Mutation observers answer in a microtask. */
const settle = () => Promise.resolve();

function setUp() {
  const container = document.createElement('div');
  container.innerHTML = '<div>frame</div>\n';
  return { container, host: hostBesideFrame(container) };
}

it('keeps the frame while the app has drawn nothing, or only styles', async () => {
  const { container, host } = setUp();
  host.append('', document.createElement('style'));
  await settle();
  expect(container.textContent).toContain('frame');
});

it('takes the frame away with the first page', async () => {
  const { container, host } = setUp();
  host.append(document.createElement('style'));
  await settle();
  host.append(document.createElement('main'));
  await settle();
  expect(container.textContent).toBe('');
  expect([...container.children]).toEqual([host]);
});
