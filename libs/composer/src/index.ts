export { Composer } from './Composer.tsx';
export { RichText } from './RichText.tsx';
export { adoptGuestDraft } from './adopt-guest-draft.ts';
export type { Drafts } from './drafts.ts';
export { draftKey } from './update-draft.ts';
export { useDraft } from './use-draft.ts';
export { useIsMounted } from './use-is-mounted.ts';
