import { deviceValues } from '@qingyin/device-storage';

const KEY = 'qy-device';
const BYTES = 16;
const ID = /^[\da-f]{32}$/;

/** Random id. Does not use `randomUUID`, which browsers withhold on plain http. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let known: Promise<string> | undefined;

/**
 * Id of this browser in the list of devices to continue from: random, and persisted beyond the session, so that a
 * device stays the same after a login. Never rejects.
 */
export const ownDevice = (): Promise<string> => (known ??= readOrMake());

async function readOrMake(): Promise<string> {
  const made = randomId();
  let id = made;
  await deviceValues.update<unknown>(
    KEY,
    (kept) => (id = typeof kept === 'string' && ID.test(kept) ? kept : made),
  );
  return id;
}
