import { Banner } from '../../../components/Banner/Banner';
import type { KycRefusal } from './KycScreen.types';
import { kycWords } from './kycWords';

/** What came of the last try, for the form as a whole. */
export function FormNotice({ refusal }: { refusal: KycRefusal | undefined }) {
  if (refusal?.unknown)
    return (
      <Banner tone="warn" icon="help" urgent detail={kycWords.unknownDetail}>
        {kycWords.unknown}
      </Banner>
    );
  if (!refusal?.message) return null;
  return (
    <Banner tone="bad" urgent detail={kycWords.kept}>
      {refusal.message}
    </Banner>
  );
}
