import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, fontWeight, media, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';

export type BannerTone = 'info' | 'good' | 'warn' | 'bad';

export interface BannerProps {
  tone: BannerTone;
  /** A drawing that says more than the tone's own. */
  icon?: IconName;
  /** What is the case, in one sentence. */
  children: ReactNode;
  /** What follows from it, in a quieter line. */
  detail?: ReactNode;
  /** Read out at once when it appears, as what went wrong should be. Default: when the reader pauses. */
  urgent?: boolean;
}

const tones: Record<BannerTone, [icon: IconName, ink: string, ground: string]> = {
  info: ['info', color.accentInk, color.accentSoft],
  good: ['shield', color.good, color.goodSoft],
  warn: ['clock', color.warn, color.warnSoft],
  bad: ['alert', color.bad, color.badSoft],
};

/** How things stand, across the width of what it is about. */
export function Banner({ tone, icon = tones[tone][0], children, detail, urgent = false }: BannerProps) {
  return (
    <Box $tone={tone} role={urgent ? 'alert' : 'status'}>
      <Icon name={icon} scale="large" />
      <div>
        <p>{children}</p>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </div>
    </Box>
  );
}

const Box = styled.div<{ $tone: BannerTone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.box};
  color: ${({ $tone }) => tones[$tone][1]};
  background: ${({ $tone }) => tones[$tone][2]};
  font-weight: ${fontWeight.strong};
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 0.12em;
  }
  > div {
    min-inline-size: 0;
  }
  ${media.forcedColors} {
    border: ${border.hair} solid;
  }
`;

const Detail = styled.p`
  color: ${color.ink};
  font-weight: ${fontWeight.regular};
`;
