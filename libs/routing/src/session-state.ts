/** The part of the session that routing needs (seed §3). */
export interface SessionState {
  userId: string | null;
  login: boolean;
}
