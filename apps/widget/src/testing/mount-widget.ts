import { flushPromises } from '@qingyin/player/testing';

/** Waits until all pending responses have been handled. */
export async function settleRequests(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await flushPromises();
  }
}

/** Mounts a widget and waits until it has rendered its music. */
export async function mountWidget(attributes: string, lang = 'zh-CN'): Promise<ShadowRoot> {
  document.body.innerHTML = `<qingyin-player lang="${lang}" ${attributes}></qingyin-player>`;
  await settleRequests();
  const root = document.querySelector('qingyin-player')?.shadowRoot;
  if (!root) throw new Error('the element is not defined');
  return root;
}

/**
 * Finds an element of the widget.
 *
 * @throws if there is none
 */
export function control(root: ShadowRoot, selector: string): HTMLButtonElement {
  const found = root.querySelector<HTMLButtonElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Clicks the button with this accessible name. */
export async function clickButton(root: ShadowRoot, name: string): Promise<void> {
  control(root, `button[aria-label="${name}"]`).click();
  await settleRequests();
}

export const optionsOf = (root: ShadowRoot): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[role="option"]'),
];

export const textOf = (root: ShadowRoot, selector: string): string | null | undefined =>
  root.querySelector(selector)?.textContent;
