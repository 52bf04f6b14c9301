export { createHistoryList, HISTORY_LIST_KEY, type HistoryList } from './history-list.ts';
export { createSession, type Session, type SessionState } from './session.ts';
