import styled from 'styled-components';
import { noFigure } from '../../text/format/money';
import { color, fontSize } from '../../tokens';
import { subscriptionWords } from './subscriptionWords';

interface OwnerCellProps {
  username: string | undefined;
  own: boolean;
}

/** Whose a subscription is; of another member's it says why it stands here. */
export function OwnerCell({ username, own }: OwnerCellProps) {
  return (
    <>
      {username === undefined ? noFigure : <bdi>{username}</bdi>}
      {!own && <Why>{subscriptionWords.boughtByYou}</Why>}
    </>
  );
}

const Why = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  font-weight: normal;
`;
