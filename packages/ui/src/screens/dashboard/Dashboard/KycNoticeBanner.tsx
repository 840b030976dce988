import { addresses } from '../../../addresses/addresses';
import { Banner } from '../../../components/Banner/Banner';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { fill } from '../../../text/fill';
import { kycTexts } from '../../../text/messages';
import { commonMessages } from '../../../text/commonMessages';
import { kycNoticeMessages } from './messages';

/** What a member's KYC lacks, where the server sends it (A §3, D41). */
export type KycNotice =
  | { standing: 'missing' }
  /** `sent` of `required` required types were sent. */
  | { standing: 'incomplete'; sent: number; required: number }
  /** The latest document of a type was rejected. `remarks` is the reason as plain text and may be ''. */
  | { standing: 'rejected'; document: string; remarks: string };

/** Shows that the KYC is missing, or why it was rejected, with a link to it (D41). */
export function KycNoticeBanner({ notice }: { notice: KycNotice }) {
  const way = <LinkAlone href={addresses.kyc}>{kycNoticeMessages.way}</LinkAlone>;
  if (notice.standing !== 'rejected')
    return (
      <Banner
        variant="warn"
        icon="id"
        detail={
          <>
            {notice.standing === 'incomplete' &&
              `${commonMessages.documentsIn({ sent: notice.sent, required: notice.required })} `}
            {way}
          </>
        }
      >
        {kycTexts.complete}
      </Banner>
    );
  const { document, remarks } = notice;
  return (
    <Banner
      variant="bad"
      icon="id"
      detail={
        <>
          {remarks !== '' && <bdi>{remarks} </bdi>}
          {way}
        </>
      }
    >
      {document === '' ? kycNoticeMessages.rejected : fill(kycNoticeMessages.rejectedDocument, { document })}
    </Banner>
  );
}
