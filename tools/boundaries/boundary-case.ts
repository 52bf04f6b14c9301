/** Example of a module boundary: code that lint must report, and code that it must accept. */
export interface BoundaryCase {
  name: string;
  /** Path of the virtual file. */
  file: string;
  /** Code that must be reported … */
  bad: string;
  rule: string;
  message: RegExp;
  /** … and legal code in the same file that must be accepted. */
  good: string;
}

/** Path of a virtual file of a library. */
export const lib = (name: string, file = 'virtual.ts') => `libs/${name}/src/${file}`;
/** Code that imports from a module. */
export const uses = (specifier: string) =>
  `import { thing } from '${specifier}';\nexport const used = thing;`;
