import { useDraft, useIsMounted, Composer } from '@qingyin/composer';
import { useLingui } from '@lingui/react/macro';
import type { PostedResource } from '@qingyin/data-social';
import { shareDraftKey } from './posts/share-draft-key.ts';
import { usePublishPost } from './posts/use-publish-post.ts';
import classes from './ShareDialog.module.css';

export interface PostResourceFormProps {
  resource: PostedResource;
  /** called once it is published, unless the form was closed */
  onPosted: () => void;
}

/** Form that shares a resource as a post, with an optional text. */
export function PostResourceForm({ resource, onPosted }: PostResourceFormProps) {
  const { t } = useLingui();
  const draft = useDraft(shareDraftKey(resource));
  const { publish, busy } = usePublishPost();
  const here = useIsMounted();
  const post = () => {
    const msg = draft.text.trim();
    publish({ msg, resource }, () => {
      draft.markSent(msg);
      if (here.current) onPosted();
    });
  };
  return (
    <div className={classes.post}>
      <Composer
        value={draft.text}
        onChange={(text) => draft.change({ text })}
        onSubmit={post}
        label={t`想说的话（可以不写）`}
        placeholder={t`想说的话（可以不写）`}
        submitLabel={t`发到我的动态`}
        isSending={busy}
        allowsEmpty
        firstInDialog
      />
    </div>
  );
}
