import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Icon } from '../../../components/Icon/Icon';
import type { IconName } from '../../../components/Icon/paths';
import { Stack } from '../../../components/Stack/Stack';
import { color, radius, space } from '../../../tokens';

interface ActionCardProps {
  heading: string;
  icon: IconName;
  /** Its purpose, or why it can't be used. */
  hint: string;
  /** The button. */
  children: ReactNode;
}

/** One action for the account. */
export function ActionCard({ heading, icon, hint, children }: ActionCardProps) {
  return (
    <Card heading={heading} aside={<Sign>{<Icon name={icon} size="large" />}</Sign>}>
      <Stack gap={4}>
        <Hint>{hint}</Hint>
        <div>{children}</div>
      </Stack>
    </Card>
  );
}

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space[8]};
  block-size: ${space[8]};
  border-radius: ${radius.control};
  color: ${color.inkMuted};
  background: ${color.sunken};
`;

const Hint = styled.p`
  color: ${color.inkMuted};
  text-wrap: pretty;
`;
