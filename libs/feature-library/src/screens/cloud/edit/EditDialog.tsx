import { type EditTarget } from '../edit-target.ts';
import LibraryDialog from '../libraries/LibraryDialog.tsx';
import MatchDialog from './MatchDialog.tsx';
import TagDialog from './TagDialog.tsx';

interface EditDialogProps {
  uid: string;
  editing: EditTarget;
  onClose: () => void;
}

/** Dialog of cloud disk songs: tags or match in the catalogue of one, or the music library to add them to. */
export default function EditDialog({ uid, editing, onClose }: EditDialogProps) {
  if (editing.kind === 'library')
    return <LibraryDialog uid={uid} songs={editing.songs} libraries={editing.libraries} onClose={onClose} />;
  const Dialog = editing.kind === 'tags' ? TagDialog : MatchDialog;
  return <Dialog uid={uid} song={editing.song} onClose={onClose} />;
}
