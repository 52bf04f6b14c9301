/** The part of the session that routing looks at (seed §3). */
export interface SessionState {
  userId: string | null;
  login: boolean;
}
