import { Banner } from '../../../components/Banner/Banner';
import { kycTexts } from '../../../text/messages';
import { commonMessages } from '../../../text/commonMessages';
import type { KycProgress, RequiredDocument } from './kycProgress';
import { kycMessages } from './messages';

interface KycBannerProps {
  progress: KycProgress;
  /** The required types. */
  asked: readonly RequiredDocument[];
  /** How long a review usually takes. Absent without enough history. */
  usualWait?: string | undefined;
}

/** One of the three banners of A §4. */
export function KycBanner({ progress, asked, usualWait }: KycBannerProps) {
  switch (progress.standing) {
    case 'incomplete':
      return (
        <Banner
          variant="warn"
          icon="id"
          detail={commonMessages.documentsIn({ sent: progress.present.length, required: asked.length })}
        >
          {kycTexts.complete}
        </Banner>
      );
    case 'waiting':
      return (
        <Banner
          variant="info"
          icon="clock"
          detail={[
            asked.some(({ type }) => type === 'photo')
              ? kycMessages.waitDetail
              : kycMessages.waitWithoutPhoto,
            usualWait,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {kycTexts.wait}
        </Banner>
      );
    case 'verified':
      return (
        <Banner variant="good" icon="shield">
          {kycTexts.verified}
        </Banner>
      );
  }
}
