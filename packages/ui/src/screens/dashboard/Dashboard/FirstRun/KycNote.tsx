import { kycTexts } from '../../../../text/messages';
import { words } from '../../../../text/words';
import type { KycNotice } from '../DashboardScreen.types';
import { kycNoticeMessages } from '../kycNoticeMessages';

/** The banner's KYC notice (D41), at the step that fixes it. */
export function KycNote({ notice }: { notice: KycNotice }) {
  switch (notice.standing) {
    case 'missing':
      return kycTexts.complete;
    case 'incomplete':
      return `${kycTexts.complete} ${words.documentsIn(notice.sent, notice.asked)}`;
    case 'rejected':
      return (
        <>
          {notice.document === '' ? (
            kycNoticeMessages.rejected
          ) : (
            <>
              {kycNoticeMessages.rejectedDocument} <bdi>{notice.document}</bdi>
            </>
          )}
          {notice.remarks !== '' && (
            <>
              {' '}
              <bdi>{notice.remarks}</bdi>
            </>
          )}
        </>
      );
  }
}
