import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, type CardProps } from '../../../components/Card/Card';
import { Stack } from '../../../components/Stack/Stack';
import { color, space } from '../../../tokens';

export interface SettingCardProps extends Pick<CardProps, 'aside'> {
  heading: string;
  /** The purpose of the setting, in one or two sentences. */
  lead?: ReactNode;
  /** `narrow` where every field is short, `all` next to something else. */
  size?: 'narrow' | 'base' | 'all';
  busy?: boolean;
  children: ReactNode;
}

/** One setting on a sheet with a readable line length. */
export function SettingCard({
  heading,
  lead,
  aside,
  size = 'base',
  busy = false,
  children,
}: SettingCardProps) {
  return (
    <Sheet $size={size} heading={heading} aside={aside} aria-busy={busy || undefined}>
      <Stack gap={5} bounded>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </Stack>
    </Sheet>
  );
}

const sizes = { narrow: '34rem', base: '46rem', all: 'none' } as const;

const Sheet = styled(Card)<{ $size: keyof typeof sizes }>`
  max-inline-size: ${({ $size }) => sizes[$size]};
  container-type: inline-size;
`;

const Lead = styled.p`
  max-inline-size: 60ch;
  /* Under the heading that it belongs to. */
  margin-block: calc(-1 * ${space[2]}) calc(-1 * ${space[1]});
  color: ${color.inkMuted};
  text-wrap: pretty;
`;
