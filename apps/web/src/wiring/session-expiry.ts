import type { HttpSignal } from '@qingyin/http-client';

/** What the end of a session touches; all of it is given, so that the order can be tested. */
export interface SessionExpiryPorts {
  signals: { on(listener: (signal: HttpSignal) => void): () => void };
  /** clears local storage and writes the chosen language back (screens.md, decision 2) */
  wipeStorage(): void;
  clearQueries(): void;
  showInvitation(): void;
  /** where the user is, path and search */
  here(): string;
  /** resolves when the login page is shown */
  goToLogin(from: string): Promise<void>;
}

/**
 * The error catalogue of seed §8: each of its statuses clears local storage and leads to /login; 301 shows the
 * invitation as well. Calls that fail together lead there once. On /login itself one stays (decision 3).
 */
export function bindSessionExpiry(ports: SessionExpiryPorts): () => void {
  let leaving = false;
  let invited = false;
  return ports.signals.on(({ status }) => {
    if (status === 301 && !invited) {
      invited = true;
      ports.showInvitation();
    }
    if (leaving) return;
    leaving = true;
    const from = ports.here();
    ports.wipeStorage();
    const moved = from.startsWith('/login') ? Promise.resolve() : ports.goToLogin(from);
    void moved.finally(() => {
      ports.clearQueries();
      leaving = false;
      invited = false;
    });
  });
}
