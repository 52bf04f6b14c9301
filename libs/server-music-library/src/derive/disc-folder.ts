const CHINESE_DIGITS = '一二三四五六七八九';
const NUMBER = String.raw`\d{1,2}|[一二三四五六七八九十]{1,3}`;
const WORD = 'cd|disc|disk|disque|disco|диск|ディスク|碟片|光碟|光盘|光盤|唱片|碟|盘|盤';
/** `CD1`, `Disc 02 - Title`, `碟一`, `盘三` */
const NAMED = new RegExp(String.raw`^(?:${WORD})[\s._#-]*(${NUMBER})(?![\p{L}\p{N}])`, 'iu');
/** `第2张`, `第二碟`, `第1张CD` */
const COUNTED = new RegExp(
  String.raw`^第\s*(${NUMBER})\s*(?:张|張|碟|盘|盤|片|枚)(?:专辑|唱片|碟片|碟|cd)?(?![\p{L}\p{N}])`,
  'iu',
);
/** `Album (Disc 2)`, `Album [CD1]`, `Album - CD 2`, `Album, Disc 1`, `专辑（碟一）` */
const SUFFIX = /^(.*\S)\s*(?:[([（【]\s*([^()[\]（）【】]+?)\s*[)\]）】]|(?:\s[-–—]|,)\s+(\S+(?:\s\S+)?))$/u;

function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (sign: string, missing: number): number =>
    sign === '' ? missing : CHINESE_DIGITS.indexOf(sign) + 1;
  return (text.includes('十') ? digit(tens, 1) * 10 : 0) + digit(ones, 0);
}

/** Number of a disc in a name such as `CD1`; 0 = the name is none of a disc. */
function discOfName(name: string): number {
  const folded = name.normalize('NFKC').trim();
  const [, number] = NAMED.exec(folded) ?? COUNTED.exec(folded) ?? [];
  return number === undefined ? 0 : numberOf(number);
}

/** Number of the disc whose folder this is, by its name; 0 for other folders. */
export const discOfFolder = (folder: string): number => discOfName(folder.slice(folder.lastIndexOf('/') + 1));

/**
 * The folder under which an album's folders are joined: of a disc's folder (`CD1`, `Disc 2`, `碟一`, `第2张`) its
 * parent, else the folder itself.
 *
 * @param folder path below the library's root, with `/`; '' = the root
 */
export const folderGroup = (folder: string): string =>
  discOfFolder(folder) === 0 ? folder : folder.slice(0, Math.max(0, folder.lastIndexOf('/')));

/** Separates the disc from an album title that names it, such as `Album (Disc 2)`; `disc` 0 = it names none. */
export function splitDiscTitle(title: string): { title: string; disc: number } {
  const [, album = '', inBrackets, afterDash] = SUFFIX.exec(title) ?? [];
  const suffix = inBrackets ?? afterDash ?? '';
  const disc = /\d$|[一二三四五六七八九十]$|^第/.test(suffix) ? discOfName(suffix) : 0;
  return disc === 0 ? { title, disc } : { title: album, disc };
}
