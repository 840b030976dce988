import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, icon as iconSide, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import type { ElementProps } from '../elementProps';

export interface EmptyStateProps extends ElementProps {
  /** The specification's exact text for this list. */
  title: string;
  /** Why it is empty, or how to fill it. */
  reason?: ReactNode;
  /** One Button or Link that helps. */
  action?: ReactNode;
  icon?: IconName;
}

/** An empty state that is not an error. */
export function EmptyState({ title, reason, action, icon = 'box', ...rest }: EmptyStateProps) {
  return (
    <Notice {...rest}>
      <Sign>
        <Icon name={icon} size="sign" />
      </Sign>
      <Title>{title}</Title>
      {reason !== undefined && <p>{reason}</p>}
      {action !== undefined && <div>{action}</div>}
    </Notice>
  );
}

/** Shared with ErrorState, for the same layout. */
export const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[8]} ${space[4]};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  color: ${color.inkMuted};

  > div:last-child {
    padding-block-start: ${space[3]};
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(${iconSide.sign} * 2);
  block-size: calc(${iconSide.sign} * 2);
  border-radius: ${radius.box};
  background: ${color.sunken};
  color: ${color.inkFaint};
`;

export const Title = styled.p`
  padding-block-start: ${space[2]};
  color: ${color.ink};
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.strong};
`;
