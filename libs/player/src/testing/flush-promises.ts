/** Waits until pending promise callbacks have run; 20 microtask turns are enough for the fakes. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
