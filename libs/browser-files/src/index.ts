export { saveBlob, saveText } from './save-blob.ts';
export { useElementFileDrop } from './use-element-file-drop.ts';
export { useObjectUrl } from './use-object-url.ts';
