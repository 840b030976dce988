import { Banner } from '../../../components/Banner/Banner';
import { kycTexts } from '../../../text/messages';
import type { KycProgress } from './kycProgress';
import { kycWords } from './kycWords';

interface KycBannerProps {
  progress: KycProgress;
  /** How many types are asked for. */
  count: number;
}

/** One of the three banners of A §4. */
export function KycBanner({ progress, count }: KycBannerProps) {
  switch (progress.standing) {
    case 'incomplete':
      return (
        <Banner tone="warn" icon="id" detail={kycWords.countOf(progress.present.length, count)}>
          {kycTexts.complete}
        </Banner>
      );
    case 'waiting':
      return (
        <Banner tone="info" icon="clock" detail={kycWords.waitDetail}>
          {kycTexts.wait}
        </Banner>
      );
    case 'verified':
      return (
        <Banner tone="good" icon="shield">
          {kycTexts.verified}
        </Banner>
      );
  }
}
