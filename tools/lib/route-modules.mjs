import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { at } from './root.mjs';

const ROUTE_FILE = /(^|[/-])route\.tsx$/;
const BOUND_PATH = /createLazyRoute\('([^']+)'\)/;

/** @type {Map<string, string> | null} */
let modules = null;

/** Source modules of the screens by route path, as bound by `createLazyRoute`. @returns {Map<string, string>} */
export function routeModules() {
  modules ??= new Map(
    [join('apps', 'web', 'src'), ...readdirSync(at('libs')).map((name) => join('libs', name, 'src'))].flatMap(
      (folder) =>
        readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => ROUTE_FILE.test(file))
          .flatMap((file) => {
            const module = join(folder, file.replaceAll('\\', '/'));
            const [, path] = BOUND_PATH.exec(readFileSync(at(module), 'utf8')) ?? [];
            return path === undefined ? [] : [/** @type {const} */ ([path, module])];
          }),
    ),
  );
  return modules;
}

/**
 * @param {string} path of a route, such as `/album/$id`
 * @returns {string} the module of its screen, relative to the repository's top folder
 * @throws Error if no screen is bound to the path
 */
export function routeModule(path) {
  const module = routeModules().get(path);
  if (module === undefined) throw new Error(`no screen is bound to the route ${path}`);
  return module;
}
