import styled from 'styled-components';
import { detailMessages } from '../../text/detailMessages';
import { errorMessages } from '../../text/errorMessages';
import { color, fontSize, userSelect } from '../../tokens';
import { Link } from '../Link/Link';

interface ReferenceProps {
  id: string;
  /** Path of a new ticket with the reference; absent without support. */
  support?: string | undefined;
  /** Called when the member opens the ticket. */
  onRequest?: () => void;
}

/** Identifies a failed call for support. One press selects all of it to copy. */
export function Reference({ id, support, onRequest }: ReferenceProps) {
  return (
    <Line>
      {errorMessages.reference} <Id translate="no">{id}</Id>
      {support !== undefined && (
        <>
          {' · '}
          <Link href={support} onClick={onRequest}>
            {detailMessages.askSupport}
          </Link>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
`;

const Id = styled.code`
  overflow-wrap: anywhere;
  ${userSelect.all}
`;
