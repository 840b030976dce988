import { addresses } from '../../addresses/addresses';
import { fill } from '../../text/fill';
import { Banner } from '../Banner/Banner';
import { Link } from '../Link/Link';
import { Moment } from '../Moment/Moment';
import { holdMessages } from './messages';

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
          {holdMessages.why}{' '}
          {fill(holdMessages.notYou, {
            support: <Link href={addresses.tickets}>{holdMessages.support}</Link>,
          })}
        </>
      }
    >
      {fill(holdMessages.heldUntil, { time: <Moment at={until} form="dayTime" /> })}
    </Banner>
  );
}
