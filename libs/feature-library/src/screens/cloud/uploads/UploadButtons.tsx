import { useLingui } from '@lingui/react/macro';
import { AUDIO_ACCEPT, LYRICS_ACCEPT } from '@qingyin/data-library';
import { Button } from '@qingyin/ui';
import { IconFolderUp, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './UploadArea.module.css';
import { useAddFiles } from './add-files-context.ts';
import { isOfUse } from './dropped-files.ts';

/** Whether the browser can choose a whole folder; phones cannot. */
const choosesFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;

/** Path of a file's folder within the chosen folder. */
const folderOf = ({ webkitRelativePath: path, name }: File): string => path.slice(0, -name.length) || '/';

/** Buttons to choose files or a folder for upload. */
export function UploadButtons() {
  const { t } = useLingui();
  const take = useAddFiles();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const chosen = (input: HTMLInputElement, whole: boolean) => {
    const all = [...(input.files ?? [])];
    // A chosen folder is filtered, because it also holds covers; a file chosen by itself is passed on, so that its
    // refusal is explained.
    const used = whole ? all.filter(({ name }) => isOfUse(name)) : all;
    const files = used.map((file) => ({ file, folder: whole ? folderOf(file) : '' }));
    // Clears the input, so that choosing the same files again fires `change`.
    input.value = '';
    if (all.length > 0) take(files, all.length - used.length);
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
        accept={`audio/*,${AUDIO_ACCEPT},${LYRICS_ACCEPT}`}
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
