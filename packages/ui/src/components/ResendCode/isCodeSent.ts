import type { CodeRequest } from './ResendCode';

/** Whether the server has sent a code, so a text may say it (D127). */
export const isCodeSent = (request: CodeRequest): boolean =>
  request.state === 'waiting' && request.isSent !== false;
