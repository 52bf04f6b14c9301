import type { HttpSignal } from '@qingyin/http-client';

/** Side effects of a lost session, injected so that their order can be tested. */
export interface SessionExpiryPorts {
  signals: { on(listener: (signal: HttpSignal) => void): () => void };
  /** Clears local storage except for the chosen language (docs/specification/session.md#data-that-survives). */
  wipeStorage(): void;
  clearQueries(): void;
  showInvitation(): void;
  /** Current path and search. */
  here(): string;
  /** Resolves when the login page is shown. */
  goToLogin(from: string): Promise<void>;
}

/**
 * Session expiry by the error catalogue (docs/specification/errors.md#error-catalogue): each of its statuses clears
 * local storage and opens the login page; 301 also shows the login prompt. Several failed requests navigate once. The
 * login page itself is not left (docs/specification/session.md#end-of-a-session).
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
