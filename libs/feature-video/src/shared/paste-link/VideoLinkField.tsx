import { useLingui } from '@lingui/react/macro';
import { TextField } from '@qingyin/ui';
import { providers } from '@qingyin/video-links';
import { IconCheck } from '@tabler/icons-react';
import { ExternalVideoName } from '../ExternalVideoName.tsx';
import classes from './VideoLinkField.module.css';
import type { VideoLinkFieldState } from './use-video-link-field.ts';

interface VideoLinkFieldProps {
  entry: VideoLinkFieldState;
  /** receives the focus when the dialog opens */
  first?: boolean;
}

/** Field for a video link, with the recognised video below. */
export function VideoLinkField({ entry: { field, found }, first = false }: VideoLinkFieldProps) {
  const { t } = useLingui();
  return (
    <div className={classes.entry}>
      <TextField
        {...field}
        label={t`视频链接`}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={first || undefined}
      />
      <p role="status" className={classes.found}>
        {found && (
          <>
            <IconCheck size={18} stroke={1.75} aria-hidden />
            <span>
              {providers[found.provider].title} · <ExternalVideoName link={found} />
            </span>
          </>
        )}
      </p>
    </div>
  );
}
