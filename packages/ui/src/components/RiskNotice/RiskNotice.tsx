import styled from 'styled-components';
import { color, fontSize, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { riskMessages } from './messages';

/** The operator's statement of the risk. */
export interface Risk {
  /** In the operator's words. Absent: ours. */
  text?: string | undefined;
  /** The address of the full statement. */
  link?: string | undefined;
}

export interface RiskNoticeProps {
  /** Absent without the operator's setting, and our own sentence is shown. */
  risk?: Risk | undefined;
}

/** What can be lost, before money is committed. */
export function RiskNotice({ risk = {} }: RiskNoticeProps) {
  return (
    <Line role="note">
      <Icon name="alert" />
      <span>
        <bdi>{risk.text ?? riskMessages.text}</bdi>
        {risk.link !== undefined && (
          <>
            {' '}
            <Link href={risk.link}>{riskMessages.riskNotice}</Link>
          </>
        )}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: ${space.half};
    color: ${color.warn};
  }
  > span {
    min-inline-size: 0;
  }
`;
