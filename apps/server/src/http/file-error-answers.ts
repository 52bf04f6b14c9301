import type { FileError, FileErrorCode } from '@qingyin/server-files';
import { serverCodes } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';

/**
 * Codes and messages of refused uploads (docs/specification/contract/transport.md#codes): 501 too large, 408 and 410
 * content not allowed.
 */
export const fileErrorAnswers: Record<FileErrorCode, [code: number, message: string]> = {
  'too-large': [resultCodes.fileTooLarge, '文件过大'],
  'wrong-type': [resultCodes.fileNotAllowed, '不支持的文件类型'],
  unreadable: [resultCodes.fileBroken, '文件已损坏，无法读取'],
  aborted: [resultCodes.badParameters, '上传已中断'],
  'too-slow': [resultCodes.badParameters, '上传速度过慢，已中断，请重试'],
  'disk-full': [serverCodes.storageFull, '服务器磁盘已满，未能保存'],
  'read-only': [serverCodes.readOnly, '服务器数据不可写，未能保存'],
  failed: [serverCodes.failed, '服务器内部错误'],
};

/** Whether the operator should see the error: the server is at fault, not the sender. */
export const isServerFault = ({ code }: FileError): boolean =>
  code === 'disk-full' || code === 'read-only' || code === 'failed';
