import { Trans, useLingui } from '@lingui/react/macro';
import { basePath } from '@qingyin/device-storage';
import { SegmentedControl } from '@qingyin/player-react';
import { actionBar, Button, message, Skeleton } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { createElement, useState } from 'react';
import { copyText } from '../copy-text.ts';
import {
  embedAttributes,
  embedCode,
  type Embeddable,
  type EmbedSize,
  type EmbedTheme,
} from './embed-code.ts';
import classes from './EmbedCode.module.css';
import { useWidget } from './use-widget.ts';

export interface EmbedCodeProps {
  resource: Embeddable;
  /** back to the link */
  onBack: () => void;
  onClose: () => void;
}

/** Dialog with the embed code (嵌入代码) of a player and its preview. */
export function EmbedCode({ resource, onBack, onClose }: EmbedCodeProps) {
  const { t } = useLingui();
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const [size, setSize] = useState<EmbedSize>('full');
  const widget = useWidget();
  const attributes = embedAttributes(resource, theme, size);
  const code = embedCode(window.location.origin + basePath, attributes);

  const copy = () =>
    void copyText(code).then((copied) =>
      copied ? message.success(t`代码已复制`) : actionBar.fail({ text: t`浏览器不允许复制` }),
    );

  const actions = (
    <>
      <Button icon={<IconLink size={18} stroke={1.75} aria-hidden />} onClick={onBack}>
        <Trans>返回链接</Trans>
      </Button>
      <Button variant="filled" icon={<IconCopy size={18} stroke={1.75} aria-hidden />} onClick={copy}>
        <Trans>复制代码</Trans>
      </Button>
    </>
  );

  return (
    <Dialog title={t`嵌入代码`} width={440} actions={actions} onClose={onClose}>
      <div className={classes.embed}>
        <div className={classes.preview} role="group" aria-label={t`预览`} aria-busy={widget === 'coming'}>
          {widget === 'there' && createElement('qingyin-player', { ...attributes, class: classes.player })}
          {widget === 'coming' && <Skeleton height={120} />}
          {widget === 'lost' && (
            <p className={classes.note}>
              <Trans>预览没有载入，代码仍然可用</Trans>
            </p>
          )}
        </div>
        <div className={classes.choices}>
          <SegmentedControl
            label={t`外观`}
            value={theme}
            options={[
              { value: 'auto', text: t`跟随系统` },
              { value: 'light', text: t`浅色` },
              { value: 'dark', text: t`深色` },
            ]}
            onChange={setTheme}
          />
          <SegmentedControl
            label={t`大小`}
            value={size}
            options={[
              { value: 'full', text: t`完整` },
              { value: 'compact', text: t`紧凑` },
            ]}
            onChange={setSize}
          />
        </div>
        <textarea
          data-autofocus
          readOnly
          autoComplete="off"
          dir="ltr"
          rows={4}
          spellCheck={false}
          aria-label={t`嵌入代码`}
          className={classes.code}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
