export { type NewUpload, type UploadContext, addUpload, displayFileName } from './add-upload.ts';
export { type DerivingOptions, deriveUploads, deriveUploadsOf } from './derive-uploads.ts';
export { importUploads, startUploadImport } from './import-uploads.ts';
export { deleteUploadsOf, removeUploadFiles } from './remove-uploads.ts';
export { addUploadsToLibrary, removeUploadsFromLibrary, type UploadsOfLibrary } from './upload-libraries.ts';
export { assertCloudQuota, cloudUsage, fileTooLargeError, quotaExceededError } from './upload-quota.ts';
export { renameUpload } from './rename-upload.ts';
