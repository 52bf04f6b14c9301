import type { NowPlayingTab } from '@qingyin/routing';

/** What the page shows in its middle on phones: the cover, or one of the tabs. */
export type PhoneFace = 'cover' | NowPlayingTab;

/**
 * What is shown first. The page opens at the tab `lyrics` when nothing else was asked for, and then shows the cover.
 */
export const firstFace = (tab: NowPlayingTab): PhoneFace => (tab === 'lyrics' ? 'cover' : tab);
