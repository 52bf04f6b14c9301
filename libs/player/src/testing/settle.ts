/** Lets pending promise callbacks run; enough for any chain a fake builds up. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
