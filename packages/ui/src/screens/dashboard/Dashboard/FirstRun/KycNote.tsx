import { fill } from '../../../../text/fill';
import { kycTexts } from '../../../../text/messages';
import { commonMessages } from '../../../../text/commonMessages';
import type { KycNotice } from '../KycNoticeBanner';
import { kycNoticeMessages } from '../messages';

/** The banner's KYC notice (D41), at the step that fixes it. */
export function KycNote({ notice }: { notice: KycNotice }) {
  switch (notice.standing) {
    case 'missing':
      return kycTexts.complete;
    case 'incomplete':
      return `${kycTexts.complete} ${commonMessages.documentsIn({ sent: notice.sent, required: notice.required })}`;
    case 'rejected':
      return (
        <>
          {notice.document === ''
            ? kycNoticeMessages.rejected
            : fill(kycNoticeMessages.rejectedDocument, { document: notice.document })}
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
