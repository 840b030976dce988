import { createContext, useContext } from 'react';
import { Banner } from '../Banner/Banner';
import { Link } from '../Link/Link';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

/** Messages before a security change that holds withdrawals (D140). */
export const holdAheadMessages = defineMessages('holdAheadMessages', {
  ahead: ({ hours }: { hours: number }) =>
    `You can’t withdraw for ${hours} ${hours === 1 ? 'hour' : 'hours'} after this change.`,
  typed: 'You’ve started a withdrawal.',
  withdrawFirst: 'Withdraw first',
});

/** The hold on withdrawals that a security change brings. */
export interface Hold {
  hours: number;
  /** The address of a withdrawal that the member typed and did not send. */
  withdrawal?: string | undefined;
}

/** Absent where the server names no hold, and nothing is said. */
export const HoldContext = createContext<Hold | undefined>(undefined);

/** Says before a security change that it holds withdrawals (D140). It is shown above the button. */
export function HoldAhead(rest: ElementProps) {
  const hold = useContext(HoldContext);
  if (!hold) return null;
  const { hours, withdrawal } = hold;
  return (
    <Banner
      variant="info"
      icon="clock"
      detail={
        withdrawal === undefined ? undefined : (
          <>
            {holdAheadMessages.typed} <Link href={withdrawal}>{holdAheadMessages.withdrawFirst}</Link>
          </>
        )
      }
      {...rest}
    >
      {holdAheadMessages.ahead({ hours })}
    </Banner>
  );
}
