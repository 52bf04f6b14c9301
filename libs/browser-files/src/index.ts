export { saveBlob, saveText } from './save-blob.ts';
export { useObjectUrl } from './use-object-url.ts';
