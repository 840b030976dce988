import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontWeight, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';

export type CalloutTone = 'info' | 'good' | 'warn' | 'bad';

export interface CalloutProps {
  tone?: CalloutTone;
  /** A few words in bold before the rest. */
  title?: string;
  /** Default: the tone's own. */
  icon?: IconName;
  /** It came as an answer to the member and is read out: `status` politely, `alert` at once. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

const looks: Record<CalloutTone, [ink: string, ground: string, icon: IconName]> = {
  info: [color.accentInk, color.accentSoft, 'info'],
  good: [color.good, color.goodSoft, 'check'],
  warn: [color.warn, color.warnSoft, 'alert'],
  bad: [color.bad, color.badSoft, 'alert'],
};

/** A sentence that the member should not miss where it stands; its tone is said by icon and words too. */
export function Callout({ tone = 'info', title, icon, role, children }: CalloutProps) {
  return (
    <Box $tone={tone} role={role}>
      <Icon name={icon ?? looks[tone][2]} />
      <div>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </div>
    </Box>
  );
}

const Box = styled.div<{ $tone: CalloutTone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.box};
  background: ${({ $tone }) => looks[$tone][1]};
  color: ${({ $tone }) => looks[$tone][0]};
  overflow-wrap: anywhere;

  > div {
    min-inline-size: 0;
  }
  svg {
    margin-block-start: 0.18em;
  }
`;

const Title = styled.p`
  font-weight: ${fontWeight.current};
`;
