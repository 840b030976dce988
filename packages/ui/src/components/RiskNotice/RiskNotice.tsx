import { Fragment } from 'react';
import styled from 'styled-components';
import { color, fontSize, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

export const riskMessages = defineMessages('riskMessages', {
  /** Where the operator has no text of their own. */
  text: 'You can lose some or all of what you invest.',
  /** A link to the operator's full statement. */
  link: 'Risk notice',
  /** A link to the operator's page about what members earn, which the law of some countries asks for. */
  income: 'Income disclosure',
});

/** The operator's statement of the risk. */
export interface Risk {
  /** In the operator's words. Absent: ours. */
  text?: string | undefined;
  /** The address of the full statement. */
  link?: string | undefined;
  /** The address of the income disclosure: what members really earn. */
  income?: string | undefined;
}

export interface RiskNoticeProps extends ElementProps<HTMLParagraphElement> {
  /** Absent without the operator's setting, and our own sentence is shown. */
  risk?: Risk | undefined;
}

/** What can be lost, before money is committed. */
export function RiskNotice({ risk = {}, ...rest }: RiskNoticeProps) {
  return (
    <Line role="note" {...rest}>
      <Icon name="alert" />
      <span>
        <bdi>{risk.text ?? riskMessages.text}</bdi>
        {(['link', 'income'] as const).map((page) => {
          const href = risk[page];
          return (
            href !== undefined && (
              <Fragment key={page}>
                {' '}
                <Link href={href}>{riskMessages[page]}</Link>
              </Fragment>
            )
          );
        })}
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
