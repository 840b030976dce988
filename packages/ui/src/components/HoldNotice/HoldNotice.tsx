import { addresses } from '../../addresses/addresses';
import { fill } from '../../text/fill';
import { Banner } from '../Banner/Banner';
import { Link } from '../Link/Link';
import { Moment } from '../Moment/Moment';
import { holdMessages } from './messages';
import type { ElementProps } from '../elementProps';

export interface HoldNoticeProps extends ElementProps {
  /** The server's date-time at which the hold on withdrawals ends. */
  until: string;
}

/**
 * Explains that withdrawals are on hold after a security change, until when, and what to do if the change
 * wasn't the member's (T29).
 */
export function HoldNotice({ until, ...rest }: HoldNoticeProps) {
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
      {...rest}
    >
      {fill(holdMessages.heldUntil, { time: <Moment at={until} form="dayTime" /> })}
    </Banner>
  );
}
