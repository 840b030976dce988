import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, fontWeight, media, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import type { ElementProps } from '../elementProps';

export type BannerVariant = 'info' | 'good' | 'warn' | 'bad';

export interface BannerProps extends ElementProps {
  variant: BannerVariant;
  /** A more specific icon than the tone's own. */
  icon?: IconName;
  /** The message, in one sentence. */
  children: ReactNode;
  /** The consequence of the message, in a quieter line. */
  detail?: ReactNode;
  /** Announced immediately, which suits errors. Default: when the screen reader pauses. */
  urgent?: boolean;
}

const tones: Record<BannerVariant, [icon: IconName, ink: string, ground: string]> = {
  info: ['info', color.accentInk, color.accentSoft],
  good: ['shield', color.good, color.goodSoft],
  warn: ['clock', color.warn, color.warnSoft],
  bad: ['alert', color.bad, color.badSoft],
};

/** A message across the full width of its section. */
export function Banner({
  variant,
  icon = tones[variant][0],
  children,
  detail,
  urgent = false,
  ...rest
}: BannerProps) {
  return (
    <Box $variant={variant} role={urgent ? 'alert' : 'status'} {...rest}>
      <Icon name={icon} size="large" />
      <div>
        <p>{children}</p>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </div>
    </Box>
  );
}

const Box = styled.div<{ $variant: BannerVariant }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.box};
  color: ${({ $variant }) => tones[$variant][1]};
  background: ${({ $variant }) => tones[$variant][2]};
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
