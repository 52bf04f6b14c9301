import { LIBRARY_NAME_MAX } from '@qingyin/contract';

const QUOTED = /^(["'])(.*)\1$/su;

/** Path as typed or pasted, without surrounding blanks and the quotes that file managers put around copied paths. */
export function cleanPath(text: string): string {
  const trimmed = text.trim();
  return QUOTED.exec(trimmed)?.[2] ?? trimmed;
}

/** Last segment of a path, as the name of a music library; '' for the root of a disk. */
export function nameOfPath(path: string): string {
  const name = path.split(/[/\\]/u).findLast((segment) => segment.trim() !== '') ?? '';
  return /^[a-z]:$/iu.test(name) ? '' : name.trim().slice(0, LIBRARY_NAME_MAX);
}
