import { Section } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, focusFirstError } from '@qingyin/ui';
import { type FormEvent, useRef } from 'react';
import { useOpenVideo } from '../../shared/paste-link/use-open-video.ts';
import { useVideoLinkField } from '../../shared/paste-link/use-video-link-field.ts';
import { VideoLinkField } from '../../shared/paste-link/VideoLinkField.tsx';
import classes from './ExternalVideo.module.css';

/** Form to open another video link. */
export function OpenVideoLink() {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const entry = useVideoLinkField();
  const openVideo = useOpenVideo();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const link = entry.take();
    if (!link) return focusFirstError(form.current);
    entry.clear();
    openVideo(link);
  };
  return (
    <Section title={t`看别的视频`}>
      <form ref={form} className={classes.another} noValidate onSubmit={open}>
        <VideoLinkField entry={entry} />
        <Button type="submit" className={classes.open}>
          <Trans>打开</Trans>
        </Button>
      </form>
    </Section>
  );
}
