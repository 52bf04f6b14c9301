// eslint-disable-next-line @nx/enforce-module-boundaries -- one way of finding a port, for measurements and tests
export { onFreePort } from '../../../tools/lib/free-port.mjs';
