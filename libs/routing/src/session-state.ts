/** The part of the session that routing needs (docs/specification/session.md#stored-values). */
export interface SessionState {
  userId: string | null;
  login: boolean;
}
