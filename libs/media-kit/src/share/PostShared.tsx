import { useLingui } from '@lingui/react/macro';
import type { PostedThing } from '@qingyin/data-social';
import { shareDraft } from '../posts/share-draft.ts';
import { usePublish } from '../posts/use-publish.ts';
import { useDraft } from '../words/use-draft.ts';
import { useStillHere } from '../words/use-still-here.ts';
import { WordsBox } from '../words/WordsBox.tsx';
import classes from './ShareDialog.module.css';

export interface PostSharedProps {
  thing: PostedThing;
  /** called once it is published, unless the form was closed */
  onPosted: () => void;
}

/** Form that shares a resource as a post, with an optional text. */
export function PostShared({ thing, onPosted }: PostSharedProps) {
  const { t } = useLingui();
  const draft = useDraft(shareDraft(thing));
  const { publish, busy } = usePublish();
  const here = useStillHere();
  const post = () => {
    const msg = draft.words.trim();
    publish({ msg, thing }, () => {
      draft.sent(msg);
      if (here.current) onPosted();
    });
  };
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
