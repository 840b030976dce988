import styled from 'styled-components';
import { Verbatim } from '../../components/ServerMessage/ServerMessage';
import { color, fontSize } from '../../tokens';
import { subscriptionMessages } from './messages';

interface OwnerCellProps {
  username: string | undefined;
  own: boolean;
}

/** The owner of a subscription. For another member's, it also explains why the row is in this list. */
export function OwnerCell({ username, own }: OwnerCellProps) {
  return (
    <>
      <Verbatim>{username}</Verbatim>
      {!own && <Why>{subscriptionMessages.boughtByYou}</Why>}
    </>
  );
}

const Why = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  font-weight: normal;
`;
