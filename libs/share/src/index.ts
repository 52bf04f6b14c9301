export { QrPicture } from './QrPicture.tsx';
export { copyText } from './copy-text.ts';
export { loadSongShare } from './load-song-share.ts';
export { finishPostIntent } from './posts/finish-post-intent.ts';
export { usePublishPost } from './posts/use-publish-post.ts';
export { type ShareDialogState, useShareDialog } from './use-share-dialog.tsx';
export { useSongShareTarget } from './use-song-share-target.ts';
export { useShareSong } from './use-share-song.tsx';
