export { clear, delMany, entries, promisifyRequest, setMany, update, type UseStore } from 'idb-keyval';
export {
  addressOf,
  basePath,
  cookieName,
  cookiePath,
  isOwnPath,
  scopedName,
  unscopedName,
} from './base-path.ts';
export { onStorageUnavailable } from './storage-availability.ts';
export { createDeviceValues, deviceValues, type DeviceValues } from './device-values.ts';
export { openChannel } from './open-channel.ts';
export { openDatabase } from './open-database.ts';
export { localStore, sessionStore, type TextStorage } from './text-storage.ts';
