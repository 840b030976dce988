import { addresses } from '../../addresses/addresses';
import { fill } from '../../text/fill';
import { Banner } from '../Banner/Banner';
import { Link } from '../Link/Link';
import { Moment } from '../Moment/Moment';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

/** Messages about withdrawals on hold after a security change (T29). */
export const holdMessages = defineMessages('holdMessages', {
  heldUntil: 'Withdrawals are on hold until {time}.',
  why: 'Your password, PIN, sign-in method, withdrawal address or broker details have changed.',
  notYou: 'Not you? {support}.',
  support: 'Contact support',
});

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
