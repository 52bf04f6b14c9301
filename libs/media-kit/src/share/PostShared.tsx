import { useLingui } from '@lingui/react/macro';
import type { PostedThing } from '@qingyin/data-social';
import { usePublish } from '../posts/use-publish.ts';
import { useDraft } from '../words/use-draft.ts';
import { WordsBox } from '../words/WordsBox.tsx';
import classes from './ShareDialog.module.css';

export interface PostSharedProps {
  thing: PostedThing;
  onPosted: () => void;
}

/** Posts something of the catalogue among one's own dynamics, with some words or without. */
export function PostShared({ thing, onPosted }: PostSharedProps) {
  const { t } = useLingui();
  const draft = useDraft(`share-${thing.kind}-${thing.id}`);
  const { publish, busy } = usePublish();
  const post = () =>
    publish({ msg: draft.words.trim(), thing }, () => {
      draft.clear();
      onPosted();
    });
  return (
    <div className={classes.post}>
      <WordsBox
        value={draft.words}
        onChange={(words) => draft.change({ words })}
        onSubmit={post}
        label={t`想说的话（可以不写）`}
        placeholder={t`想说的话（可以不写）`}
        submitLabel={t`发到我的动态`}
        busy={busy}
        wordless
        firstInDialog
      />
    </div>
  );
}
