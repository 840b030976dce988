import { addresses } from '../../addresses/addresses';
import { fill } from '../../text/fill';
import { Banner } from '../Banner/Banner';
import { Link } from '../Link/Link';
import { Moment } from '../Moment/Moment';
import { holdWords } from './holdWords';

export interface HoldNoticeProps {
  /** Until when withdrawals are held: the server's date-time. */
  until: string;
}

/** Says that withdrawals wait after a change of security, until when, and what to do if somebody else changed it (T29). */
export function HoldNotice({ until }: HoldNoticeProps) {
  return (
    <Banner
      variant="warn"
      icon="lock"
      detail={
        <>
          {holdWords.why}{' '}
          {fill(holdWords.notYou, { support: <Link href={addresses.tickets}>{holdWords.support}</Link> })}
        </>
      }
    >
      {fill(holdWords.heldUntil, { time: <Moment at={until} form="dayTime" /> })}
    </Banner>
  );
}
