import type { ReactNode } from 'react';
import styled from 'styled-components';
import { overlayWords } from '../../text/overlayWords';
import { hidden } from '../../theme/hidden';
import { radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';

/** A row that support can be asked about. */
export interface AskedAbout {
  /** Path of a new ticket with the subject and the row's code filled in; absent where nothing can be asked. */
  support?: string | undefined;
}

interface StatusAndSupportProps extends AskedAbout {
  /** How it stands: a pill, or '--'. */
  children: ReactNode;
  /** Tells rows apart for those who can't see them. */
  name: string | undefined;
}

/** How a row stands, and beside it the way to ask support about that. */
export function StatusAndSupport({ children, support, name }: StatusAndSupportProps) {
  if (support === undefined) return children;
  return (
    <Both>
      {children}
      <Ask href={support} title={overlayWords.askSupport}>
        <Icon name="chat" />
        <span className={hidden}>
          {overlayWords.askSupport}: {name}
        </span>
      </Ask>
    </Both>
  );
}

const Both = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;

const Ask = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-block-size: ${space[6]};
  min-inline-size: ${space[6]};
  border-radius: ${radius.control};
`;
