import { Verbatim } from '../../components/ServerMessage/ServerMessage';
import { subscriptionMessages } from './messages';
import { SecondLine } from './PriceCell';

interface OwnerCellProps {
  username: string | undefined;
  own: boolean;
}

/** The owner of a subscription. For another member's, it also explains why the row is in this list. */
export function OwnerCell({ username, own }: OwnerCellProps) {
  return (
    <>
      <Verbatim>{username}</Verbatim>
      {!own && <SecondLine>{subscriptionMessages.boughtByYou}</SecondLine>}
    </>
  );
}
