export { createHistoryList, HISTORY_LIST_KEY, type HistoryEntry, type HistoryList } from './history-list.ts';
export { createSession, type Session, type SessionState } from './session.ts';
