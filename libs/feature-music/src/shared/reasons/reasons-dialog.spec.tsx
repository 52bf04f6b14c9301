import type { LibraryReason } from '@qingyin/contract';
import { renderConnected } from '@qingyin/test-harness';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReasonsDialog } from './ReasonsDialog.tsx';

const reason = (about: LibraryReason['about'], rest: Partial<LibraryReason> = {}): LibraryReason => ({
  ...{ about, rule: 'none', value: '', files: 0, path: '' },
  ...rest,
});
const show = (answer: object) =>
  renderConnected(<ReasonsDialog kind="album" id="7" onClose={() => undefined} />, {
    answers: { '/x/library/reasons': answer },
  });

it('names what was decided, why, and by which file', async () => {
  await show({
    code: 200,
    data: [
      reason('year', { rule: 'tag', value: '1987', files: 2, path: '甲/01.mp3' }),
      reason('kind', { rule: 'title-and-length', value: 'ep' }),
      reason('encoding', { rule: 'corrected', value: 'gb18030', files: 2 }),
      reason('genres'),
      reason('cover'),
    ],
  });
  expect(await screen.findByText('2 个文件的标签这样写')).toBeInTheDocument();
  for (const text of ['1987', '甲/01.mp3', 'EP', '简体中文 GB 18030', '管理员更正的', '文件里没有写'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('文件夹和文件里都没有图片，封面是画出来的')).toBeInTheDocument();
});

it('says who chose a picture, and which outside source it is from', async () => {
  await show({
    code: 200,
    data: [
      reason('cover', { rule: 'outside', value: 'Cover Art Archive' }),
      reason('picture', { rule: 'corrected' }),
    ],
  });
  expect(await screen.findByText('Cover Art Archive')).toBeInTheDocument();
  for (const text of ['从外部资料找到的', '管理员更正的']) expect(screen.getByText(text)).toBeInTheDocument();
});

it('says when there is nothing to explain', async () => {
  await show({ code: 200, data: [] });
  expect(await screen.findByText('没有什么可说明的。')).toBeInTheDocument();
});

it('offers another try when it fails', async () => {
  await show({ code: 500 });
  expect(await screen.findByRole('button', { name: /重试/ })).toBeInTheDocument();
});
