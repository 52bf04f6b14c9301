import { SentenceSpace } from '@qingyin/i18n/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCapability } from '@qingyin/auth-gate';
import { editPlaylistMutation } from '@qingyin/data-library';
import { Button, CatalogueText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import classes from './ShareDialog.module.css';

interface PublishFirstProps {
  /** id of the private playlist */
  id: string;
  /** name of the playlist */
  subject: string;
  /** the playlist is public now, or stays private: goes on to the share dialog */
  onDone: () => void;
  onClose: () => void;
}

/** Question before a private playlist is shared: whether it becomes public, without which others cannot open the link. */
export function PublishFirst({ id, subject, onDone, onClose }: PublishFirstProps) {
  const { t } = useLingui();
  const canHide = useCapability('playlist-hide');
  const publish = useMutation(editPlaylistMutation());
  const failed = publish.isError || (publish.data?.size ?? 0) > 0;
  const makePublic = () =>
    publish.mutate(
      { id, edit: { publish: true } },
      { onSuccess: (failures) => void (failures.size === 0 && onDone()) },
    );
  return (
    <Dialog
      title={t`先公开，再分享？`}
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onDone}>
            <Trans>先不公开</Trans>
          </Button>
          <Button
            variant="filled"
            data-autofocus
            disabled={publish.isPending}
            aria-busy={publish.isPending || undefined}
            onClick={makePublic}
          >
            <Trans>公开并分享</Trans>
          </Button>
        </>
      }
    >
      <p className={classes.subject}>
        <CatalogueText text={subject} />
      </p>
      <p className={classes.question}>
        <Trans>这个歌单是私密的，别人打不开它的链接。</Trans>
        <SentenceSpace />
        {canHide ? (
          <Trans>公开以后所有人都能看到它，随时可以在编辑页改回私密。</Trans>
        ) : (
          <Trans>公开以后所有人都能看到它，而且不能再改成私密的。</Trans>
        )}
      </p>
      <p role="alert" className={classes.failure}>
        {failed && <Trans>没能公开，请再试一次</Trans>}
      </p>
    </Dialog>
  );
}
