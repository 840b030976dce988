import { Banner } from '../../components/Banner/Banner';
import type { UnknownOutcome } from './attempt';
import { verifyWords } from './verifyWords';

interface UnknownNoticeProps {
  unknown: UnknownOutcome;
}

/** Says that the outcome is unknown, and what is safe to do (DESIGN "Withdraw, transfer, buy"). */
export function UnknownNotice({ unknown }: UnknownNoticeProps) {
  return (
    <Banner
      variant="warn"
      icon="alert"
      urgent
      detail={`${verifyWords.unknownDetail} ${verifyWords[unknown]}`}
    >
      {verifyWords.unknown}
    </Banner>
  );
}
