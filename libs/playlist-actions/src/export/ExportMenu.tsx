import { saveText } from '@qingyin/browser-files';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { type Anchor, attempt, message } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { IconBraces, IconFileMusic, IconTable } from '@tabler/icons-react';
import { type ExportFormat, exportFile } from './export-formats.ts';

export interface ExportMenuProps {
  /** name of the list and of the file */
  name: string;
  /** returns all songs; may reject */
  load: () => Promise<readonly Track[]>;
  anchor: Anchor;
  onClose: () => void;
}

/** Menu of export formats. The songs are loaded after a choice, however many there are. */
export function ExportMenu({ name, load, anchor, onClose }: ExportMenuProps) {
  const { t } = useLingui();
  const save = (format: ExportFormat) =>
    void attempt(t`没有取到歌曲，请再试一次`, async () => {
      const file = exportFile(name, await load(), format);
      saveText(file.name, file.text, file.type);
      message.success(t`${plural(file.count, { other: '已导出 # 首歌' })}`);
    });
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const entry = (format: ExportFormat, label: string, note: string, picture: typeof IconTable) => {
    const Picture = picture;
    return { id: format, label, note, icon: <Picture {...icon} />, onSelect: () => save(format) };
  };
  return (
    <Menu
      label={t`导出歌单`}
      anchor={anchor}
      onClose={onClose}
      entries={[
        entry('m3u8', 'M3U8', t`给别的播放器`, IconFileMusic),
        entry('csv', 'CSV', t`给电子表格`, IconTable),
        entry('json', 'JSON', t`给程序和备份`, IconBraces),
      ]}
    />
  );
}
