import styled from 'styled-components';
import { addresses } from '../../../../addresses/addresses';
import { ButtonLink } from '../../../../components/Button/ButtonLink';
import { Icon } from '../../../../components/Icon/Icon';
import { nextStepMessages } from '../../../../text/nextStepMessages';
import { color, fontSize, space } from '../../../../tokens';
import { purchaseMessages } from '../messages';

/** The main way on from a dialog beyond the balance. Buying stays next to it (D143). */
export const depositFirst = (
  <ButtonLink href={addresses.deposit} variant="main">
    {nextStepMessages.deposit}
  </ButtonLink>
);

/** This is only a hint, because the server decides (D67). */
export function BeyondBalance() {
  return (
    <Line role="status">
      <Icon name="info" />
      <span>{purchaseMessages.beyond}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.warn};
  font-size: ${fontSize.label};

  > svg {
    margin-block-start: 0.15em;
  }
`;
