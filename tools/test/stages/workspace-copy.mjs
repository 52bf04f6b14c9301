import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';

/** Options of commits in the copy, which nobody sees. */
const AUTHOR = ['-c', 'user.name=audit', '-c', 'user.email=audit@localhost', '-c', 'commit.gpgsign=false'];

/** @param {string} cwd @param {readonly string[]} args @returns {Promise<string>} what git printed @throws Error if it fails */
async function git(cwd, args) {
  const { code, output } = await run('git', args, { cwd, quiet: true });
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output;
}

/**
 * Copy of the workspace as it is now, in a repository of its own, with the installed packages of the original.
 * @typedef {object} WorkspaceCopy
 * @property {string} folder
 * @property {() => Promise<string[]>} changedFiles since the last commit, with `/` between folders
 * @property {() => Promise<string>} diff since the last commit
 * @property {() => Promise<void>} commit commits all changes, if there are any
 */

/** @param {string} folder does not exist yet @returns {Promise<WorkspaceCopy>} */
export async function copyWorkspace(folder) {
  const listed = await git(at(), ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(at(name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(at(file), join(folder, file));
  }
  symlinkSync(at('node_modules'), join(folder, 'node_modules'), 'junction');
  await git(folder, ['init', '--quiet']);
  const commit = async () => {
    await git(folder, ['add', '--all']);
    await git(folder, [...AUTHOR, 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'copy']);
  };
  await commit();
  return {
    folder,
    commit,
    changedFiles: async () => {
      await git(folder, ['add', '--all']);
      const names = await git(folder, ['diff', '--cached', '--name-only', '-z', 'HEAD']);
      return names.split('\0').filter((name) => name !== '');
    },
    diff: () => git(folder, ['diff', 'HEAD']),
  };
}
