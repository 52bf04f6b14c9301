import { queryRoots } from '@qingyin/query-kit';

/** Query keys that the first screen does not need. */
export const lazyAccountKeys = {
  bindings: (uid: string) => [queryRoots.account, 'bindings', uid] as const,
  role: () => [queryRoots.account, 'role'] as const,
  sessions: () => [queryRoots.account, 'sessions'] as const,
  recordHidden: (uid: string) => [queryRoots.account, 'record-hidden', uid] as const,
  unwanted: () => [queryRoots.account, 'unwanted'] as const,
  nickname: (nickname: string) => [queryRoots.account, 'nickname', nickname] as const,
  qrCode: () => [queryRoots.account, 'qr-code'] as const,
  qrState: (key: string) => [queryRoots.account, 'qr-state', key] as const,
  qrScan: (key: string) => [queryRoots.account, 'qr-scan', key] as const,
  invitations: () => [queryRoots.account, 'invitations'] as const,
  pendingCaptchas: () => [queryRoots.account, 'waiting-captchas'] as const,
  storedFiles: () => [queryRoots.account, 'stored-files'] as const,
  musicLibraries: () => [queryRoots.account, 'music-libraries'] as const,
  folderCheck: (path: string) => [queryRoots.account, 'folder-check', path] as const,
  unreadableFiles: (id: number) => [queryRoots.account, 'unreadable-files', id] as const,
  corrections: () => [queryRoots.account, 'corrections'] as const,
  correctableTags: (ids: readonly number[]) => [queryRoots.account, 'correctable-tags', ids.join()] as const,
  tagReadingsOfSongs: (ids: readonly number[]) => [queryRoots.account, 'tag-readings', ids.join()] as const,
  correctionPreview: (ids: readonly number[], fields: object) =>
    [queryRoots.account, 'correction-preview', ids.join(), fields] as const,
  artistRules: () => [queryRoots.account, 'artist-rules'] as const,
  artistRulePreview: (artist: number, rule: object) =>
    [queryRoots.account, 'artist-rule-preview', artist, rule] as const,
  demoCatalogue: () => [queryRoots.account, 'demo-catalogue'] as const,
  countries: () => [queryRoots.system, 'countries'] as const,
};
