/** File name without its extension. */
export const nameWithoutExtension = (name: string): string => name.replace(/\.[^.]{1,5}$/, '') || name;

/** Path below a folder, with `/`. @param folder '' = the root */
export const pathIn = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);
