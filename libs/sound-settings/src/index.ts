export { useSoundDialog } from './use-sound-dialog.tsx';
