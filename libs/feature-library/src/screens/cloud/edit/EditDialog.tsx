import { type Editing } from '../editing.ts';
import MatchDialog from './MatchDialog.tsx';
import TagDialog from './TagDialog.tsx';

interface EditDialogProps {
  uid: string;
  editing: Editing;
  onClose: () => void;
}

/** What can be said of a song of the disk: its tags, or which song of the catalogue it is. */
export default function EditDialog({ uid, editing: { kind, song }, onClose }: EditDialogProps) {
  const Dialog = kind === 'tags' ? TagDialog : MatchDialog;
  return <Dialog uid={uid} song={song} onClose={onClose} />;
}
