import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Card, type CardProps } from '../../../components/Card/Card';
import { Stack } from '../../../components/Stack/Stack';
import { color, media, space } from '../../../tokens';

export interface SettingCardProps extends Pick<CardProps, 'aside'> {
  heading: string;
  /** The purpose of the setting, in one or two sentences. */
  lead?: ReactNode;
  /** `narrow` where every field is short, `all` next to something else. */
  size?: 'narrow' | 'base' | 'all';
  busy?: boolean;
  children: ReactNode;
}

/** One setting on a sheet with a readable line length. A wide page has its purpose next to its fields. */
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
      {lead !== undefined && <Lead>{lead}</Lead>}
      <Body>
        <Stack gap={5} bounded>
          {children}
        </Stack>
      </Body>
    </Sheet>
  );
}

const sizes = { narrow: '34rem', base: '46rem', all: 'none' } as const;

const Body = styled.div`
  container-type: inline-size;
`;

const Lead = styled.p`
  max-inline-size: 60ch;
  /* Under the heading that it belongs to. */
  margin-block: calc(-1 * ${space[2]}) ${space[4]};
  color: ${color.inkMuted};
  text-wrap: pretty;
`;

/* The columns of a wide page are the same in each setting, however short its fields are. */
const twoColumns = css`
  ${media.pane} {
    display: grid;
    grid-template: auto 1fr / 16rem minmax(0, 1fr);
    column-gap: ${space[10]};
    max-inline-size: none;

    > ${Body} {
      grid-area: 1 / 2 / span 2;
      max-inline-size: ${sizes.base};
      padding-block-start: ${space[1]};
    }
    > ${Lead} {
      margin-block-end: 0;
    }
  }
`;

const Sheet = styled(Card)<{ $size: keyof typeof sizes }>`
  max-inline-size: ${({ $size }) => sizes[$size]};
  ${({ $size }) => $size !== 'all' && twoColumns}
`;
