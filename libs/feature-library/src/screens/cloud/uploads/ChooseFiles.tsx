import { useLingui } from '@lingui/react/macro';
import { isSoundName, SOUND_ACCEPT } from '@qingyin/data-library';
import { Button } from '@qingyin/ui';
import { IconFolderUp, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './UploadDesk.module.css';
import { useTakeFiles } from './uploads-context.ts';

/** Whether this browser lets one choose a whole folder; phones do not. */
const choosesFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;

/** The buttons that bring files in. */
export function ChooseFiles() {
  const { t } = useLingui();
  const take = useTakeFiles();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const chosen = (input: HTMLInputElement, whole: boolean) => {
    const all = [...(input.files ?? [])];
    // In a folder lie covers and notes, which nobody chose; a single file that is refused wants to hear why.
    const songs = whole ? all.filter(({ name }) => isSoundName(name)) : all;
    // The same files may be chosen again.
    input.value = '';
    if (all.length > 0) take(songs, all.length - songs.length);
  };
  return (
    <div className={classes.choose}>
      <Button
        variant="filled"
        icon={<IconUpload size={18} stroke={2} aria-hidden />}
        onClick={() => files.current?.click()}
      >
        {t`上传音乐`}
      </Button>
      {choosesFolders() && (
        <Button
          icon={<IconFolderUp size={18} stroke={1.75} aria-hidden />}
          onClick={() => folder.current?.click()}
        >
          {t`上传文件夹`}
        </Button>
      )}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={`audio/*,${SOUND_ACCEPT}`}
        aria-label={t`选择音乐文件`}
        onChange={({ currentTarget }) => chosen(currentTarget, false)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        hidden
        aria-label={t`选择文件夹`}
        onChange={({ currentTarget }) => chosen(currentTarget, true)}
      />
    </div>
  );
}
