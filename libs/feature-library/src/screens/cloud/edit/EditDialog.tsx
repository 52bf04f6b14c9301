import { type EditTarget } from '../edit-target.ts';
import MatchDialog from './MatchDialog.tsx';
import TagDialog from './TagDialog.tsx';

interface EditDialogProps {
  uid: string;
  editing: EditTarget;
  onClose: () => void;
}

/** Edit dialog of a cloud disk song: its tags or its match in the catalogue. */
export default function EditDialog({ uid, editing: { kind, song }, onClose }: EditDialogProps) {
  const Dialog = kind === 'tags' ? TagDialog : MatchDialog;
  return <Dialog uid={uid} song={song} onClose={onClose} />;
}
