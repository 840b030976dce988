import { describeWait, getUsualWait } from '../../../text/waits/usualWait';
import type { KycDocument } from './kycProgress';

/** How long a review usually takes, and how long the newest pending document has waited (D113). */
export function describeKycWait(documents: readonly KycDocument[], now: number): string | undefined {
  const pending = documents.find(({ status }) => status === 'pending');
  const usual = getUsualWait(documents.map(({ createdAt: at, decidedAt }) => ({ at, decidedAt })));
  return pending && describeWait({ at: pending.createdAt }, usual, now);
}
