import styled from 'styled-components';
import { addresses } from '../../addresses/addresses';
import { Link } from '../../components/Link/Link';
import { hasOperatorLinks, OperatorLinks } from '../../components/OperatorLinks/OperatorLinks';
import { operatorMessages } from '../../components/OperatorLinks/messages';
import { fontSize, media, space } from '../../tokens';

/** Who runs the portal, support and complaints, below every screen. It shows nothing where the operator sets no page. */
export function OperatorFoot() {
  if (!hasOperatorLinks()) return null;
  return (
    <Row aria-label={operatorMessages.legal}>
      <Link href={addresses.tickets}>{operatorMessages.support}</Link>
      <OperatorLinks />
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  /* The end of a screen, inside its padding. */
  margin-block-start: ${space[8]};
  font-size: ${fontSize.label};

  ${media.print} {
    display: none;
  }
`;
