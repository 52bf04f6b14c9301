import type { ConnectionPort } from './ports.ts';

/** The Network Information API, where available. */
interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Connection port of the browser. Firefox and Safari do not report metered connections. */
export function browserConnection(page: Window = window): ConnectionPort {
  const network = (page.navigator as Navigator & { connection?: NetworkInformation }).connection;
  return {
    metered: () => network?.saveData === true || network?.type === 'cellular',
    on(listener) {
      const online = (): void => listener(true);
      const changed = (): void => listener(false);
      page.addEventListener('online', online);
      network?.addEventListener('change', changed);
      return () => {
        page.removeEventListener('online', online);
        network?.removeEventListener('change', changed);
      };
    },
  };
}
