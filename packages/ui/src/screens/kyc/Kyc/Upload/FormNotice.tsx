import { Banner } from '../../../../components/Banner/Banner';
import type { KycRefusal } from '../KycScreen.types';
import { kycWords } from '../kycWords';

/** The result of the last try, for the form as a whole. */
export function FormNotice({ refusal }: { refusal: KycRefusal | undefined }) {
  if (refusal?.unknown)
    return (
      <Banner variant="warn" icon="help" urgent detail={kycWords.unknownDetail}>
        {kycWords.unknown}
      </Banner>
    );
  if (!refusal?.message) return null;
  return (
    <Banner variant="bad" urgent detail={kycWords.kept}>
      {refusal.message}
    </Banner>
  );
}
