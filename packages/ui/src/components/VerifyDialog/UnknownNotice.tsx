import { Banner } from '../Banner/Banner';
import type { UnknownOutcome } from './attempt';
import { verifyWords } from './verifyWords';

interface UnknownNoticeProps {
  unknown: UnknownOutcome;
}

/** Says that nobody knows, and what is safe to do (DESIGN "Withdraw, transfer, buy"). */
export function UnknownNotice({ unknown }: UnknownNoticeProps) {
  return (
    <Banner tone="warn" icon="alert" urgent detail={`${verifyWords.unknownDetail} ${verifyWords[unknown]}`}>
      {verifyWords.unknown}
    </Banner>
  );
}
