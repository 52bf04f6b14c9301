import { usePublishPost } from '@qingyin/share';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, focusFirstError, TextArea } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { videoPageUrl, externalVideoId, type VideoLink } from '@qingyin/video-links';
import { type FormEvent, useId, useRef, useState } from 'react';
import classes from './PasteLinkDialog.module.css';
import { buildPostText, remainingCharacters } from './post-text.ts';
import { useOpenVideo } from './use-open-video.ts';
import { useVideoLinkField } from './use-video-link-field.ts';
import { VideoLinkField } from './VideoLinkField.tsx';

export interface PasteLinkDialogProps {
  /** video of the current page: prefills the field, ready to be posted */
  current?: VideoLink;
  onClose: () => void;
}

const ROWS = 3;

/** Dialog for a link to a video of another service: opens it, or posts it with an optional text. */
export function PasteLinkDialog({ current, onClose }: PasteLinkDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const entry = useVideoLinkField(current && videoPageUrl(current));
  const [text, setText] = useState('');
  const { publish, busy } = usePublishPost();
  const openVideo = useOpenVideo();
  const { found } = entry;
  const room = remainingCharacters(text, found);
  const over = -room;
  const isCurrent =
    found !== null && current !== undefined && externalVideoId(found) === externalVideoId(current);

  const open = (event: FormEvent) => {
    event.preventDefault();
    const link = entry.take();
    if (!link) return focusFirstError(form.current);
    onClose();
    openVideo(link);
  };
  const post = () => {
    if (busy) return;
    const link = entry.take();
    if (!link || room < 0) return focusFirstError(form.current);
    publish({ msg: buildPostText(text, link) }, onClose);
  };

  return (
    <Dialog
      title={current ? t`发到我的动态` : t`粘贴视频链接`}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={isCurrent ? 'filled' : 'soft'}
            aria-busy={busy || undefined}
            disabled={busy}
            onClick={post}
          >
            <Trans>发到我的动态</Trans>
          </Button>
          {!isCurrent && (
            <Button variant="filled" type="submit" form={formId}>
              <Trans>打开</Trans>
            </Button>
          )}
        </>
      }
    >
      <form id={formId} ref={form} className={classes.form} noValidate onSubmit={open}>
        <VideoLinkField entry={entry} first={!current} />
        <TextArea
          label={t`想说的话（可以不写）`}
          rows={ROWS}
          value={text}
          data-autofocus={current ? true : undefined}
          error={room < 0 ? t`${plural(over, { other: '太长了，多出 # 个字，链接也算在内' })}` : null}
          hint={room < 0 ? undefined : t`${plural(room, { other: '还可以写 # 个字' })}`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
