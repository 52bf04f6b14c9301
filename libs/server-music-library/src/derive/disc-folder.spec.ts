import { describe, expect, it } from 'vitest';
import { discOfFolder, folderGroup, splitDiscTitle } from './disc-folder.ts';

describe('folders of discs', () => {
  it.each<[string, string, number]>([
    ['The Wall/CD1', 'The Wall', 1],
    ['The Wall/CD 2', 'The Wall', 2],
    ['The Wall/cd-03', 'The Wall', 3],
    ['The Wall/Disc 2', 'The Wall', 2],
    ['The Wall/Disc_12', 'The Wall', 12],
    ['The Wall/Disk 1', 'The Wall', 1],
    ['The Wall/Disque 2', 'The Wall', 2],
    ['The Wall/CD1 - In the Flesh', 'The Wall', 1],
    ['The Wall/Disc 2 (Live)', 'The Wall', 2],
    ['罗大佑/精选/碟一', '罗大佑/精选', 1],
    ['精选/碟2', '精选', 2],
    ['精选/第2张', '精选', 2],
    ['精选/第二张', '精选', 2],
    ['精选/第十二碟', '精选', 12],
    ['精选/第1張CD', '精选', 1],
    ['精选/盘三', '精选', 3],
    ['精选/光盘１', '精选', 1],
    ['精选/ＣＤ２', '精选', 2],
    ['CD1', '', 1],
  ])('%s belongs to %s, disc %i', (folder, group, disc) => {
    expect([folderGroup(folder), discOfFolder(folder)]).toEqual([group, disc]);
  });

  it.each([
    '',
    'The Wall',
    'CDs',
    'CD',
    'Disco',
    'Discovery',
    'CD1984',
    'Disc 1b',
    'LP1',
    '第三张专辑的故事',
    '碟中谍',
    '盘古',
    '第一夜',
    'Queen/1',
    'CD1/FLAC',
  ])('%j is a folder of its own', (folder) => {
    expect([folderGroup(folder), discOfFolder(folder)]).toEqual([folder, 0]);
  });
});

describe('titles of discs', () => {
  it.each<[string, string, number]>([
    ['The Wall (Disc 2)', 'The Wall', 2],
    ['The Wall [CD1]', 'The Wall', 1],
    ['The Wall - CD 2', 'The Wall', 2],
    ['The Wall, Disc 1', 'The Wall', 1],
    ['滚石三十（碟一）', '滚石三十', 1],
    ['滚石三十（第2张）', '滚石三十', 2],
    ['Disc 1', 'Disc 1', 0],
    ['Now 100', 'Now 100', 0],
    ['Greatest Hits (2 CD)', 'Greatest Hits (2 CD)', 0],
    ['Greatest Hits (Volume 2)', 'Greatest Hits (Volume 2)', 0],
    ['Album (Disco Mix)', 'Album (Disco Mix)', 0],
  ])('%s is %s, disc %i', (title, album, disc) => {
    expect(splitDiscTitle(title)).toEqual({ title: album, disc });
  });
});
