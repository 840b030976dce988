import { Banner } from '../../../../components/Banner/Banner';
import type { KycRefusal } from '../KycScreen.types';
import { kycMessages } from '../messages';

/** The result of the last try, for the form as a whole. */
export function FormNotice({ refusal }: { refusal: KycRefusal | undefined }) {
  if (refusal?.unknown)
    return (
      <Banner variant="warn" icon="help" urgent detail={kycMessages.unknownDetail}>
        {kycMessages.unknown}
      </Banner>
    );
  if (!refusal?.message) return null;
  return (
    <Banner variant="bad" urgent detail={kycMessages.kept}>
      {refusal.message}
    </Banner>
  );
}
